import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** The first screen and the four features: one plot stays in view, and every feature adds a layer to it. */
export function growingPlotHero({ text, action }: ContentFields) {
  return z.strictObject({
    kicker: text.optional(),
    heading: text,
    lead: text,
    actions: z.array(action).min(1).max(2),
    /** What is seen when the plot is full. */
    alt: text,
    featuresHeading: text,
    features: z.array(z.strictObject({ title: text, text, adds: text })).length(4),
  })
}
