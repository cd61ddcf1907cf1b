import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Four skills as tools on the workshop's wall, each with a tag. */
export function toolWallSkills({ text, icon }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    tools: z.array(z.strictObject({ icon, title: text, text })).length(4),
  })
}
