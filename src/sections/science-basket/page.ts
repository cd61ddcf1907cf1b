import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { faqSection } from '@/sections/kit/Faq/schema'
import { floatingChat } from '@/sections/kit/FloatingChat/schema'
import { formSection } from '@/sections/kit/FormSection/schema'
import { testimonials } from '@/sections/kit/Testimonials/schema'
import { basketProgrammes } from './BasketProgrammes/schema'
import { elementBenefits } from './ElementBenefits/schema'
import { mosaicGallery } from './MosaicGallery/schema'
import { scienceHero } from './ScienceHero/schema'
import { tubeSteps } from './TubeSteps/schema'

/** What src/content/pages/science-basket.yaml says, part by part; src/pages/science-basket.astro shows it. */
export function sciencePage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    programme: reference('programmes'),
    hero: scienceHero(fields),
    benefits: elementBenefits(fields),
    programmes: basketProgrammes(fields),
    steps: tubeSteps(fields),
    gallery: mosaicGallery(fields),
    testimonials: testimonials(fields),
    faq: faqSection(fields),
    form: formSection(fields),
    chat: floatingChat(fields),
  })
}
