import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { faqSection } from '@/sections/kit/Faq/schema'
import { campBenchForm } from './CampBenchForm/schema'
import { campLastCallCta } from './CampLastCallCta/schema'
import { campPosterHero } from './CampPosterHero/schema'
import { campTickets } from './CampTickets/schema'
import { campTowersProgramme } from './CampTowersProgramme/schema'
import { campVoicesTestimonials } from './CampVoicesTestimonials/schema'

/** What src/content/pages/win-camp.yaml says, part by part; src/pages/win-camp.astro shows it. */
export function campsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: campPosterHero(fields),
    tickets: campTickets(fields),
    waitingList: campBenchForm(fields),
    testimonials: campVoicesTestimonials(fields),
    learn: campTowersProgramme(fields),
    faq: faqSection(fields),
    cta: campLastCallCta(fields),
  })
}
