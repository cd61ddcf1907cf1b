import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { busStopCta } from './BusStopCta/schema.ts'
import { cityToy } from './CityToy/schema.ts'
import { windowTestimonials } from './WindowTestimonials/schema.ts'

/** Schema of src/content/pages/experiments.yaml, section by section; src/pages/experiments.astro renders it. */
export function experimentsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: cityToy(fields),
    testimonials: windowTestimonials(fields),
    cta: busStopCta(fields),
  })
}
