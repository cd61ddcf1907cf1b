import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'
import { formTopics } from '#sections/kit/FormSection/schema.ts'

/** The school form, with links for other visitors beside it. */
export function promptForm(fields: ContentFields) {
  const { text, action } = fields
  return z.strictObject({
    heading: text,
    lead: text,
    ...formTopics,
    /** A link for visitors who look for more than this page has. */
    see: z.strictObject({ text, action }),
    /** A link for visitors whom the school form does not fit. */
    business: z.strictObject({ text, action }),
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
  })
}
