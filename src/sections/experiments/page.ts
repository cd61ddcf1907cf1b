import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { busStop } from './BusStop/schema'
import { growingPlot } from './GrowingPlot/schema'
import { windowTalk } from './WindowTalk/schema'

/** What src/content/pages/experiments.yaml says, part by part; src/pages/experiments.astro shows it. */
export function experimentsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: growingPlot(fields),
    testimonials: windowTalk(fields),
    cta: busStop(fields),
  })
}
