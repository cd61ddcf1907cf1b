import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { busStopCta } from './BusStopCta/schema'
import { cityToy } from './CityToy/schema'
import { windowTestimonials } from './WindowTestimonials/schema'

/** What src/content/pages/experiments.yaml says, part by part; src/pages/experiments.astro shows it. */
export function experimentsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: cityToy(fields),
    testimonials: windowTestimonials(fields),
    cta: busStopCta(fields),
  })
}
