import { z } from 'astro/zod'
import type { ContentFields } from './content-fields.ts'

/** A workshop that a school can start with. Shown on the home page and on the principals' page. */
export function workshopSchema(fields: ContentFields) {
  return z.strictObject({
    title: fields.text,
    text: fields.text,
    icon: fields.icon,
    sample: z.boolean().default(false),
  })
}
