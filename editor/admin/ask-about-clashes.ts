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
 * Stands between the form builder and the gateway while it saves. Where two people changed the same field, both versions are shown, and
 * the answer goes with the same save once more. Where somebody changed other fields, the form is opened again with all of it.
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
    // What is wrong field by field is in the strip already.
    const [sentence = '', ...lines] = (answer.error ?? '').split('\n')
    if (!response.ok) bar.explain(Array.isArray(answer.details) ? sentence : [sentence, ...lines].join('\n'), answer.details?.ways)
    if (change.action !== 'persistEntry') return response
    const save = change
    // Which may be before the form builder has finished with this save.
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

/** A save or a deletion. */
function changeIn(address: RequestInfo | URL, options: RequestInit | undefined): Save | undefined {
  if (address !== '/admin/api' || typeof options?.body !== 'string') return undefined
  const asked = JSON.parse(options.body) as Save
  return ['persistEntry', 'deleteFiles'].includes(asked.action) ? asked : undefined
}

function withMarks({ action, params }: Save, marks: object): Save {
  const dataFiles = params.dataFiles.map((file) => ({ ...file, raw: JSON.stringify({ ...(JSON.parse(file.raw) as object), ...marks }) }))
  return { action, params: { ...params, dataFiles } }
}
