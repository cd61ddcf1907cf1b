import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** Only on paper: how to reach us, where the screen has the form. */
export function brochureEnd({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    lines: z.array(text).min(1).max(3),
    /** Where the page itself is found. */
    address: text,
    addressNote: text,
  })
}
