import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { basePlateCta } from './BasePlateCta/schema'
import { bookletSteps } from './BookletSteps/schema'
import { builderTestimonials } from './BuilderTestimonials/schema'
import { panoramaHero } from './PanoramaHero/schema'
import { podiumCompetition } from './PodiumCompetition/schema'
import { toolWallSkills } from './ToolWallSkills/schema'

/** What src/content/pages/minecraft-education.yaml says, part by part; src/pages/minecraft-education.astro shows it. */
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
