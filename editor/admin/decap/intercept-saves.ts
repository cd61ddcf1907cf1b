import type { FieldConflict } from '../../gateway/entries/describe-conflicts.ts'
import type { FieldLink } from '../../gateway/fields/field-link.ts'
import { awaitRestart } from '../dialogs/await-restart.ts'
import { chooseVersions } from '../dialogs/choose-versions.ts'
import { deferMessage } from '../session/deferred-message.ts'
import { tabId } from '../session/tab.ts'
import { fill, texts } from '../session/texts.ts'
import { statusBar } from '../status-bar/status-bar.ts'

interface Answer {
  error?: string
  meanwhile?: string[]
  isRestarting?: boolean
  details?: { conflicts?: FieldConflict[]; by?: string; links?: FieldLink[] }
}

/** A request by which Decap saves or deletes. */
export interface Save {
  action: 'persistEntry' | 'deleteFiles'
  params: { dataFiles: { path: string; raw: string }[] }
}

/**
 * Handles the answers to Decap's saves. If two people changed the same field, shows both versions and repeats the save with the choice. If
 * somebody else changed other fields, opens the form again with all changes.
 */
export async function interceptSave(save: Save, send: (body: object) => Promise<Response>): Promise<Response> {
  statusBar.showMessage('')
  const response = await send(withMetadata(save, { _tab: tabId })).catch((error: Error) => {
    statusBar.showMessage(texts.statusBar['noAnswer'] ?? '')
    throw error
  })
  const answer = (await response.clone().json()) as Answer
  // The status bar already lists the errors of each field.
  const [sentence = '', ...lines] = (answer.error ?? '').split('\n')
  if (!response.ok) statusBar.showMessage(Array.isArray(answer.details) ? sentence : [sentence, ...lines].join('\n'), answer.details?.links)
  if (save.action !== 'persistEntry') return response
  // This can happen before Decap has finished handling the save.
  if (answer.isRestarting) awaitRestart(texts.statusBar['restarting'] ?? '')
  const { conflicts, by } = answer.details ?? {}
  if (response.status === 409 && conflicts) {
    const hint = fill(texts.conflict['hint'], { who: by ?? texts.conflict['somebody'] ?? '' })
    const choices = await chooseVersions({ ...texts.conflict, hint }, conflicts)
    if (!choices) return response
    deferMessage(texts.conflict['chosen'] ?? '')
    return interceptSave(withMetadata(save, { _choices: choices }), send)
  }
  if (response.ok && answer.meanwhile?.length) deferMessage(fill(texts.conflict['merged'], { places: answer.meanwhile.join(', ') }))
  return response
}

/** Adds metadata to each form that is saved. */
function withMetadata({ action, params }: Save, metadata: object): Save {
  if (action !== 'persistEntry') return { action, params }
  const dataFiles = params.dataFiles.map((file) => ({ ...file, raw: JSON.stringify({ ...(JSON.parse(file.raw) as object), ...metadata }) }))
  return { action, params: { ...params, dataFiles } }
}
