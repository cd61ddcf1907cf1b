import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A process in five steps: test tubes in a rack, each fuller than the one before. */
export function tubeSteps({ text }: ContentFields) {
  return z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text })).length(5),
  })
}
