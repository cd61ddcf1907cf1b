import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { chatMessage } from '#schemas/text.ts'

/** The waiting list: a bench with one free seat, and the ticket for it. */
export function campBenchForm({ text, picture }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** A cut-out: a bench with one free seat. */
    picture,
    /** The head of the ticket, before the name of the camp. */
    ticket: text,
    /** For visitors who prefer to write; `{camp}` is the camp of the list. */
    chat: z.strictObject({ label: text, message: chatMessage }),
    notice: reference('notices').default({ collection: 'notices', id: 'waiting-list' }),
  })
}
