import { reference } from 'astro:content'
import { z } from 'astro/zod'
import { formNames } from '@/config/forms'
import type { ContentFields } from '@/schemas/content-fields'
import { rise, sectionFields } from '@/sections/section-fields'

/** A form, with what happens after it was sent and why one may trust it beside it. */
export function enquirySection(fields: ContentFields) {
  return z.strictObject({
    type: z.literal('enquiry'),
    ...sectionFields(fields),
    tone: z.enum(['canvas', 'tint', 'field', 'night']).default('night'),
    rise: rise.default(true),
    form: z.enum(formNames),
    /** What is said about the details that the form asks for. */
    notice: reference('notices').default({ collection: 'notices', id: 'enquiry' }),
    /** What happens after sending, in order. */
    next: z
      .array(z.strictObject({ title: fields.text, text: fields.text.optional() }))
      .max(5)
      .default([]),
    trust: z.array(fields.text).max(3).default([]),
  })
}
