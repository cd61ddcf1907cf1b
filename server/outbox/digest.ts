import { createHmac, type KeyObject } from 'node:crypto'
import type { Enquiry } from './enquiry.ts'

/** Equal for equal content. The content cannot be guessed from it, because the key never leaves the file. */
export function digestOf({ form, text, resume }: Enquiry, key: KeyObject): Buffer {
  const sorted = text.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const hash = createHmac('sha256', key).update(JSON.stringify([form, sorted]))
  return hash.update(resume?.content ?? '').digest()
}

/**
 * Every try of an enquiry has the same id, so that a mailbox recognises the copy when the mail server's reply to the first was lost.
 * The id depends on the time of receipt: the same content sent again next week is a new mail.
 */
export function messageIdOf(digest: Uint8Array, receivedAt: number, key: KeyObject, sender: string): string {
  const id = createHmac('sha256', key).update(digest).update(String(receivedAt)).digest('hex').slice(0, 40)
  return `<${id}@${sender.split('@').at(-1)}>`
}
