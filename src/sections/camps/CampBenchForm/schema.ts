import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { chatMessage } from '#schemas/text.ts'

/** The waiting list: a bench with one free place, and the ticket for it. */
export function campBenchForm({ text, picture }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** A cut-out: a bench on which all places but one are taken. */
    picture,
    /** The head of the ticket, before the camp that it is for. */
    ticket: text,
    /** For those who would rather write; `{camp}` is the camp that the list is for. */
    chat: z.strictObject({ label: text, message: chatMessage }),
    notice: reference('notices').default({ collection: 'notices', id: 'waiting-list' }),
  })
}
