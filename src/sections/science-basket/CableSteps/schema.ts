import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** A process of five: block numerals on one right-angled cable. */
export function cableSteps({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text })).length(5),
  })
}
