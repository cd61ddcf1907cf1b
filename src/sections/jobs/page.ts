import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { enquiry } from '@/sections/shared/Enquiry/schema'
import { openings } from './Openings/schema'

/** What src/content/pages/jobs.yaml says, part by part; src/pages/jobs.astro shows it. */
export function jobsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    openings: openings(fields),
    form: enquiry(fields),
  })
}
