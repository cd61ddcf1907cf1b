import type { FieldConflict } from '../../gateway/entries/describe-conflicts.ts'
import type { FieldLink } from '../../gateway/fields/field-link.ts'

/** An error from the gateway, with details about the reason. */
export class ApiError extends Error {
  readonly details: unknown

  constructor(message: string, details: unknown) {
    super(message)
    this.details = details
  }
}

/** Links to where the problem can be fixed. */
export function linksOf(error: unknown): FieldLink[] {
  return (error instanceof ApiError && (error.details as { links?: FieldLink[] } | undefined)?.links) || []
}

/** Conflicting fields, for which the owner must choose a version. */
export function conflictsOf(error: unknown): FieldConflict[] | undefined {
  return error instanceof ApiError ? (error.details as { conflicts?: FieldConflict[] } | undefined)?.conflicts : undefined
}

/** Message for when the editor does not answer. Set later, because the texts come from the editor itself. */
const words = { noAnswer: '' }

export function setNoAnswerMessage(sentence: string): void {
  words.noAnswer = sentence
}

/** Start times of the server: of the first response and of the latest. */
const starts: { first?: string; last?: string } = {}

/** True if the editor has restarted since this page was loaded: its texts and forms may be outdated. */
export function hasRestarted(): boolean {
  return starts.first !== starts.last
}

/** Sends a request to the gateway; throws its error message. */
export async function request<Answer>(name: string, body?: unknown): Promise<Answer> {
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
  if (!response.ok) throw new ApiError(answer.error ?? response.statusText, answer.details)
  return answer
}
