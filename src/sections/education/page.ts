import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { basePlate } from './BasePlate/schema'
import { booklet } from './Booklet/schema'
import { builders } from './Builders/schema'
import { panoramaHero } from './PanoramaHero/schema'
import { podium } from './Podium/schema'
import { toolWall } from './ToolWall/schema'

/** What src/content/pages/minecraft-education.yaml says, part by part; src/pages/minecraft-education.astro shows it. */
export function educationPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: panoramaHero(fields),
    skills: toolWall(fields),
    steps: booklet(fields),
    competition: podium(fields),
    testimonials: builders(fields),
    cta: basePlate(fields),
  })
}
