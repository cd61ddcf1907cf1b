import { readFileSync } from 'node:fs'

const messages = JSON.parse(readFileSync(new URL('../texts/messages.json', import.meta.url), 'utf8')) as Record<string, string>

/** A message from texts/messages.json with its placeholders filled in. */
export function message(name: string, values: Record<string, string> = {}): string {
  return (messages[name] ?? name).replace(/\{(\w+)\}/g, (whole, placeholder: string) => values[placeholder] ?? whole)
}

/** An error with a message for the owner. The request changed nothing. */
export class OwnerError extends Error {
  readonly status: number
  readonly details: unknown

  constructor(message: string, status = 422, details?: unknown) {
    super(message)
    this.status = status
    this.details = details
  }
}
