import type { Clashing } from '../gateway/clashes-in-words.ts'
import type { Way } from '../gateway/way-to.ts'
import { awaitRestart } from './await-restart.ts'
import { bar } from './bar/bar.ts'
import { chooseVersions } from './choose-versions.ts'
import { sayLater } from './said-later.ts'
import { tab } from './tab.ts'
import { fill, texts } from './texts.ts'

interface Answer {
  error?: string
  meanwhile?: string[]
  isStartingAgain?: boolean
  details?: { clashes?: Clashing[]; by?: string; ways?: Way[] }
}

interface Save {
  action: string
  params: { dataFiles: { path: string; raw: string }[] }
}

/**
 * Intercepts the requests by which Decap saves through the gateway. If two people changed the same field, shows both versions and repeats
 * the save with the choice. If somebody else changed other fields, opens the form again with all changes.
 */
export function askAboutClashes(): void {
  const send = window.fetch.bind(window)
  window.fetch = async (address, options) => {
    const change = changeIn(address, options)
    if (!change) return send(address, options)
    bar.explain('')
    const body = JSON.stringify(change.action === 'persistEntry' ? withMarks(change, { _tab: tab }) : change)
    const response = await send(address, { ...options, body }).catch((error: Error) => {
      bar.explain(texts.bar['noAnswer'] ?? '')
      throw error
    })
    const answer = (await response.clone().json()) as Answer
    // The status bar already lists the errors of each field.
    const [sentence = '', ...lines] = (answer.error ?? '').split('\n')
    if (!response.ok) bar.explain(Array.isArray(answer.details) ? sentence : [sentence, ...lines].join('\n'), answer.details?.ways)
    if (change.action !== 'persistEntry') return response
    const save = change
    // This can happen before Decap has finished handling the save.
    if (answer.isStartingAgain) awaitRestart(texts.bar['restarting'] ?? '')
    const { clashes, by } = answer.details ?? {}
    if (response.status === 409 && clashes) {
      const hint = fill(texts.clash['hint'], { who: by ?? texts.clash['somebody'] ?? '' })
      const choices = await chooseVersions({ ...texts.clash, hint }, clashes)
      if (!choices) return response
      sayLater(texts.clash['chosen'] ?? '')
      return window.fetch(address, { ...options, body: JSON.stringify(withMarks(save, { _choices: choices })) })
    }
    if (response.ok && answer.meanwhile?.length) sayLater(fill(texts.clash['merged'], { places: answer.meanwhile.join(', ') }))
    return response
  }
}

/** Returns the request if it saves or deletes. */
function changeIn(address: RequestInfo | URL, options: RequestInit | undefined): Save | undefined {
  if (address !== '/admin/api' || typeof options?.body !== 'string') return undefined
  const request = JSON.parse(options.body) as Save
  return ['persistEntry', 'deleteFiles'].includes(request.action) ? request : undefined
}

function withMarks({ action, params }: Save, marks: object): Save {
  const dataFiles = params.dataFiles.map((file) => ({ ...file, raw: JSON.stringify({ ...(JSON.parse(file.raw) as object), ...marks }) }))
  return { action, params: { ...params, dataFiles } }
}
