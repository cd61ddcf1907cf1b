import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { reference } from '#schemas/reference.ts'
import { basePlateCta } from './BasePlateCta/schema.ts'
import { bookletSteps } from './BookletSteps/schema.ts'
import { builderTestimonials } from './BuilderTestimonials/schema.ts'
import { panoramaHero } from './PanoramaHero/schema.ts'
import { podiumCompetition } from './PodiumCompetition/schema.ts'
import { toolWallSkills } from './ToolWallSkills/schema.ts'

/** Schema of src/content/pages/minecraft-education.yaml, section by section; src/pages/minecraft-education.astro renders it. */
export function educationPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    programme: reference('programmes'),
    hero: panoramaHero(fields),
    skills: toolWallSkills(fields),
    steps: bookletSteps(fields),
    competition: podiumCompetition(fields),
    testimonials: builderTestimonials(fields),
    cta: basePlateCta(fields),
  })
}
