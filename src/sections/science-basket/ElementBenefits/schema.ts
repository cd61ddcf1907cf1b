import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Six benefits as a periodic table, with the heading in its gap. */
export function elementBenefits({ text, icon }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    items: z.array(z.strictObject({ symbol: z.string().length(2), title: text, text, icon })).length(6),
  })
}
