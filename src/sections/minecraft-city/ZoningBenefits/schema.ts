import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Benefits for the city as a zoning plan: six plots between roads, each in the colour of its land use. */
export function zoningBenefits(fields: ContentFields) {
  return z.strictObject({
    heading: fields.text,
    lead: fields.text,
    plots: z.array(z.strictObject({ use: fields.text, title: fields.text, text: fields.text, icon: fields.icon })).length(6),
  })
}
