import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { reference } from '#schemas/reference.ts'
import { formSection, formTopics } from '#sections/kit/FormSection/schema.ts'
import { offerSheet } from '#sections/programme/offer-sheet.ts'
import { lockerWorkshops } from './LockerWorkshops/schema.ts'
import { portraitTestimonials } from './PortraitTestimonials/schema.ts'
import { projectorGallery } from './ProjectorGallery/schema.ts'
import { reasons } from './Reasons/schema.ts'
import { schoolYearSteps } from './SchoolYearSteps/schema.ts'
import { timetableHero } from './TimetableHero/schema.ts'
import { wingTracks } from './WingTracks/schema.ts'

/** Schema of src/content/pages/school-principals.yaml, section by section; src/pages/school-principals.astro renders it. */
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
    form: formSection(fields).extend(formTopics),
  })
}
