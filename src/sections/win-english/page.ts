import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { reference } from '#schemas/reference.ts'
import { climbingMethod } from './ClimbingMethod/schema.ts'
import { heardAtHomeTestimonials } from './HeardAtHomeTestimonials/schema.ts'
import { keyboardCta } from './KeyboardCta/schema.ts'
import { lesson } from './Lesson/schema.ts'
import { letterHero } from './LetterHero/schema.ts'
import { replyWithinADayForm } from './ReplyWithinADayForm/schema.ts'
import { sentenceBenefits } from './SentenceBenefits/schema.ts'
import { storeyTracks } from './StoreyTracks/schema.ts'

/** Schema of src/content/pages/win-english.yaml, section by section; src/pages/win-english.astro renders it. */
export function englishPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    programme: reference('programmes'),
    hero: letterHero(fields),
    benefits: sentenceBenefits(fields),
    method: climbingMethod(fields),
    lesson: lesson(fields),
    testimonials: heardAtHomeTestimonials(fields),
    tracks: storeyTracks(fields),
    cta: keyboardCta(fields),
    form: replyWithinADayForm(fields),
  })
}
