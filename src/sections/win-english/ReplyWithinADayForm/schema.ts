import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { formTopics } from '#sections/kit/FormSection/schema.ts'

/** The English enquiry form beside a promise: one brick per hour until the reply. */
export function replyWithinADayForm({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    ...formTopics,
    /** A link for parents, because the form is for schools. */
    parents: z.strictObject({ text, action }),
    promise: z.strictObject({
      hours: z.int().positive().max(48),
      text,
      /** Labels of the first and the last brick. */
      sent: text,
      answered: text,
    }),
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
  })
}
