import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { schoolTopic } from '#sections/kit/FormSection/schema.ts'

/** The school form; beside it stands the prompt of those who would rather chat. */
export function promptForm(fields: ContentFields) {
  const { text, action } = fields
  return z.strictObject({
    heading: text,
    lead: text,
    ...schoolTopic(fields),
    /** For those who look for more than this page has. */
    see: z.strictObject({ text, action }),
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
  })
}
