import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { reference } from '#schemas/reference.ts'
import { committeeCta } from './CommitteeCta/schema.ts'
import { drawingSheetHero } from './DrawingSheetHero/schema.ts'
import { landmarkStories } from './LandmarkStories/schema.ts'
import { plotSteps } from './PlotSteps/schema.ts'
import { strataReasons } from './StrataReasons/schema.ts'
import { zoningBenefits } from './ZoningBenefits/schema.ts'

/** Schema of src/content/pages/minecraft-city.yaml, section by section; src/pages/minecraft-city.astro renders it. */
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
