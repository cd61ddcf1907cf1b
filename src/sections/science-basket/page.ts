import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { enquiry } from '@/sections/shared/Enquiry/schema'
import { floatingChat } from '@/sections/shared/FloatingChat/schema'
import { testimonials } from '@/sections/shared/Testimonials/schema'
import { basket } from './Basket/schema'
import { cable } from './Cable/schema'
import { elements } from './Elements/schema'
import { mosaic } from './Mosaic/schema'
import { questions } from './Questions/schema'
import { scienceHero } from './ScienceHero/schema'

/** What src/content/pages/science-basket.yaml says, part by part; src/pages/science-basket.astro shows it. */
export function sciencePage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: scienceHero(fields),
    benefits: elements(fields),
    programmes: basket(fields),
    steps: cable(fields),
    gallery: mosaic(fields),
    testimonials: testimonials(fields),
    faq: questions(fields),
    form: enquiry(fields),
    chat: floatingChat(fields),
  })
}
