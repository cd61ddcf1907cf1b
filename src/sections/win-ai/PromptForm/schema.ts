import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { schoolTopic } from '@/sections/kit/FormSection/schema'

/** The school form beside a school's own prompt, built of the hero's bricks. */
export function promptForm(fields: ContentFields) {
  const { text, action } = fields
  return z.strictObject({
    heading: text,
    lead: text,
    ...schoolTopic(fields),
    /** The prompt, and its last brick, as in the hero. */
    rows: z.array(z.array(text).min(1).max(3)).min(1).max(3),
    last: text,
    /** For those who look for more than this page has. */
    see: z.strictObject({ text, action }),
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
  })
}
