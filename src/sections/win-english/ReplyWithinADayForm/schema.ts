import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { formTopics } from '#sections/kit/FormSection/schema.ts'

/** The English enquiry form beside its promise: a brick for every hour until the reply. */
export function replyWithinADayForm({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    ...formTopics,
    /** For those whom the form is not for. */
    parents: z.strictObject({ text, action }),
    promise: z.strictObject({
      hours: z.int().positive().max(48),
      text,
      /** The words under the first brick and under the last. */
      sent: text,
      answered: text,
    }),
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
  })
}
