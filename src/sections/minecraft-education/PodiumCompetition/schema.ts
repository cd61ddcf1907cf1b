import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The competition: three teams on a podium, with the judges' criteria on its blocks. The middle team is the highest. */
export function podiumCompetition({ text, picture }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    blocks: z.array(z.strictObject({ title: text, text, picture })).length(3),
    sample: z.boolean().default(false),
  })
}
