import type { Clashing } from '../gateway/clashes-in-words.ts'
import type { Way } from '../gateway/way-to.ts'

/** An error from the gateway, with details about the reason. */
export class Refusal extends Error {
  readonly details: unknown

  constructor(message: string, details: unknown) {
    super(message)
    this.details = details
  }
}

/** Links to where the problem can be fixed. */
export function waysOf(error: unknown): Way[] {
  return (error instanceof Refusal && (error.details as { ways?: Way[] } | undefined)?.ways) || []
}

/** Conflicting fields, for which the owner must choose a version. */
export function clashesOf(error: unknown): Clashing[] | undefined {
  return error instanceof Refusal ? (error.details as { clashes?: Clashing[] } | undefined)?.clashes : undefined
}

/** Message for when the editor does not answer. Set later, because the texts come from the editor itself. */
const words = { noAnswer: '' }

export function sayNoAnswer(sentence: string): void {
  words.noAnswer = sentence
}

/** Start times of the server: of the first response and of the latest. */
const starts: { first?: string; last?: string } = {}

/** True if the editor has restarted since this page was loaded: its texts and forms may be outdated. */
export function isOtherEditor(): boolean {
  return starts.first !== starts.last
}

/** Sends a request to the gateway; throws its error message. */
export async function ask<Answer>(name: string, body?: unknown): Promise<Answer> {
  const response = await fetch(
    `/admin/${name}`,
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch((error: Error) => {
    // The browser's own message would be English.
    throw new Error(words.noAnswer || error.message)
  })
  const began = response.headers.get('x-editor-began')
  if (began) Object.assign(starts, { first: starts.first ?? began, last: began })
  const answer = (await response.json()) as Answer & { error?: string; details?: unknown }
  if (!response.ok) throw new Refusal(answer.error ?? response.statusText, answer.details)
  return answer
}
