import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/**
 * The hero of the city page: a model on a drawing sheet, with labels that point at its parts, and the programme's facts as a title block.
 */
export function drawingSheetHero(fields: ContentFields) {
  return z.strictObject({
    kicker: fields.text,
    heading: fields.text,
    lead: fields.text,
    actions: z.array(fields.action).min(1).max(3),
    /** A cut-out without a background. */
    picture: fields.hero,
    /** Names of three places on the model: a green roof, a solar roof, the square in front. */
    labels: z.tuple([fields.text, fields.text, fields.text]),
  })
}
