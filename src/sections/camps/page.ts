import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { campLastCall } from './CampLastCall/schema'
import { campPoster } from './CampPoster/schema'
import { campTickets } from './CampTickets/schema'
import { campTowers } from './CampTowers/schema'
import { campVoices } from './CampVoices/schema'

/** What src/content/pages/win-camp.yaml says, part by part; src/pages/win-camp.astro shows it. */
export function campsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: campPoster(fields),
    tickets: campTickets(fields),
    testimonials: campVoices(fields),
    learn: campTowers(fields),
    cta: campLastCall(fields),
  })
}
