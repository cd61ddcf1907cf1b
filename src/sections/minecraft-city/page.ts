import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { committeeCta } from './CommitteeCta/schema'
import { drawingSheetHero } from './DrawingSheetHero/schema'
import { landmarkStories } from './LandmarkStories/schema'
import { plotSteps } from './PlotSteps/schema'
import { strataReasons } from './StrataReasons/schema'
import { zoningBenefits } from './ZoningBenefits/schema'

/** What src/content/pages/minecraft-city.yaml says, part by part; src/pages/minecraft-city.astro shows it. */
export function cityPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    programme: reference('programmes'),
    hero: drawingSheetHero(fields),
    benefits: zoningBenefits(fields),
    steps: plotSteps(fields),
    reasons: strataReasons(fields),
    stories: landmarkStories(fields),
    cta: committeeCta(fields),
  })
}
