import type { Clashing } from '../gateway/clashes-in-words.ts'
import type { Way } from '../gateway/way-to.ts'

/** What the gateway does not do, and what it knows about the reason. */
export class Refusal extends Error {
  readonly details: unknown

  constructor(message: string, details: unknown) {
    super(message)
    this.details = details
  }
}

/** Where something can be done about it. */
export function waysOf(error: unknown): Way[] {
  return (error instanceof Refusal && (error.details as { ways?: Way[] } | undefined)?.ways) || []
}

/** The fields about which the owner is to be asked first. */
export function clashesOf(error: unknown): Clashing[] | undefined {
  return error instanceof Refusal ? (error.details as { clashes?: Clashing[] } | undefined)?.clashes : undefined
}

/** What is said when the editor does not answer; the texts themselves come from it. */
const words = { noAnswer: '' }

export function sayNoAnswer(sentence: string): void {
  words.noAnswer = sentence
}

/** Which start of the editor answered first, and which last. */
const starts: { first?: string; last?: string } = {}

/** The editor has started again since this page was opened: its texts and forms may be old. */
export function isOtherEditor(): boolean {
  return starts.first !== starts.last
}

/** An answer of the gateway, or an error with its sentence. */
export async function ask<Answer>(name: string, body?: unknown): Promise<Answer> {
  const response = await fetch(
    `/admin/${name}`,
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch((error: Error) => {
    // The browser's own words for it are English.
    throw new Error(words.noAnswer || error.message)
  })
  const began = response.headers.get('x-editor-began')
  if (began) Object.assign(starts, { first: starts.first ?? began, last: began })
  const answer = (await response.json()) as Answer & { error?: string; details?: unknown }
  if (!response.ok) throw new Refusal(answer.error ?? response.statusText, answer.details)
  return answer
}
