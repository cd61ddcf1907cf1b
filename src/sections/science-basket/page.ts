import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { reference } from '#schemas/reference.ts'
import { faqSection } from '#sections/kit/Faq/schema.ts'
import { floatingChat } from '#sections/kit/FloatingChat/schema.ts'
import { formSection } from '#sections/kit/FormSection/schema.ts'
import { testimonials } from '#sections/kit/Testimonials/schema.ts'
import { basketProgrammes } from './BasketProgrammes/schema.ts'
import { elementBenefits } from './ElementBenefits/schema.ts'
import { mosaicGallery } from './MosaicGallery/schema.ts'
import { scienceHero } from './ScienceHero/schema.ts'
import { tubeSteps } from './TubeSteps/schema.ts'

/** Schema of src/content/pages/science-basket.yaml, section by section; src/pages/science-basket.astro renders it. */
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
