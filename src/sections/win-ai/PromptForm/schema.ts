import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { formTopics } from '#sections/kit/FormSection/schema.ts'

/** The school form, and beside it the ways of those who look for something else. */
export function promptForm(fields: ContentFields) {
  const { text, action } = fields
  return z.strictObject({
    heading: text,
    lead: text,
    ...formTopics,
    /** For those who look for more than this page has. */
    see: z.strictObject({ text, action }),
    /** For those whom a school's form does not fit. */
    business: z.strictObject({ text, action }),
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
  })
}
