import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { formSection, schoolTopic } from '@/sections/kit/FormSection/schema'
import { offerSheet } from '@/sections/programme/offer-sheet'
import { lockerWorkshops } from './LockerWorkshops/schema'
import { portraitTestimonials } from './PortraitTestimonials/schema'
import { projectorGallery } from './ProjectorGallery/schema'
import { reasons } from './Reasons/schema'
import { schoolYearSteps } from './SchoolYearSteps/schema'
import { timetableHero } from './TimetableHero/schema'
import { wingTracks } from './WingTracks/schema'

/** What src/content/pages/school-principals.yaml says, part by part; src/pages/school-principals.astro shows it. */
export function principalsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    programme: reference('programmes'),
    hero: timetableHero(fields),
    levels: wingTracks(fields),
    gallery: projectorGallery(fields),
    reasons: reasons(fields),
    year: schoolYearSteps(fields),
    testimonials: portraitTestimonials(fields),
    workshops: lockerWorkshops(fields),
    offer: offerSheet(fields),
    form: formSection(fields).extend(schoolTopic(fields)),
  })
}
