import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { faqSection } from '#sections/kit/Faq/schema.ts'
import { campBenchForm } from './CampBenchForm/schema.ts'
import { campPosterHero } from './CampPosterHero/schema.ts'
import { campQuestionCta } from './CampQuestionCta/schema.ts'
import { campTickets } from './CampTickets/schema.ts'
import { campTowersProgramme } from './CampTowersProgramme/schema.ts'
import { campVoicesTestimonials } from './CampVoicesTestimonials/schema.ts'

/** Schema of src/content/pages/win-camp.yaml, section by section; src/pages/win-camp.astro renders it. */
export function campsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: campPosterHero(fields),
    tickets: campTickets(fields),
    waitingList: campBenchForm(fields),
    testimonials: campVoicesTestimonials(fields),
    learn: campTowersProgramme(fields),
    faq: faqSection(fields),
    cta: campQuestionCta(fields),
  })
}
