import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { committee } from './Committee/schema'
import { drawingSheet } from './DrawingSheet/schema'
import { landmarks } from './Landmarks/schema'
import { plots } from './Plots/schema'
import { strata } from './Strata/schema'
import { zoningPlan } from './ZoningPlan/schema'

/** What src/content/pages/minecraft-city.yaml says, part by part; src/pages/minecraft-city.astro shows it. */
export function cityPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: drawingSheet(fields),
    benefits: zoningPlan(fields),
    steps: plots(fields),
    reasons: strata(fields),
    stories: landmarks(fields),
    cta: committee(fields),
  })
}
