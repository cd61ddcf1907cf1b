import { readFileSync } from 'node:fs'

export const messages = JSON.parse(readFileSync(new URL('../texts/messages.json', import.meta.url), 'utf8')) as Record<string, string>

/** A sentence of texts/messages.json with its gaps filled. */
export function say(name: string, gaps: Record<string, string> = {}): string {
  return (messages[name] ?? name).replace(/\{(\w+)\}/g, (whole, gap: string) => gaps[gap] ?? whole)
}

/** A request that is answered by a sentence for the owner, and changes nothing. */
export class Refused extends Error {
  readonly status: number
  readonly details: unknown

  constructor(message: string, status = 422, details?: unknown) {
    super(message)
    this.status = status
    this.details = details
  }
}
