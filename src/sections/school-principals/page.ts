import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { enquiry } from '@/sections/shared/Enquiry/schema'
import { answers } from './Answers/schema'
import { brochureEnd } from './BrochureEnd/schema'
import { lockers } from './Lockers/schema'
import { portraits } from './Portraits/schema'
import { projector } from './Projector/schema'
import { schoolWings } from './SchoolWings/schema'
import { schoolYear } from './SchoolYear/schema'
import { timetable } from './Timetable/schema'

/** What src/content/pages/school-principals.yaml says, part by part; src/pages/school-principals.astro shows it. */
export function principalsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: timetable(fields),
    levels: schoolWings(fields),
    gallery: projector(fields),
    reasons: answers(fields),
    year: schoolYear(fields),
    testimonials: portraits(fields),
    workshops: lockers(fields),
    brochure: brochureEnd(fields),
    form: enquiry(fields),
  })
}
