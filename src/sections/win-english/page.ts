import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { climbingMethod } from './ClimbingMethod/schema'
import { heardAtHomeTestimonials } from './HeardAtHomeTestimonials/schema'
import { keyboardCta } from './KeyboardCta/schema'
import { lesson } from './Lesson/schema'
import { letterHero } from './LetterHero/schema'
import { replyWithinADayForm } from './ReplyWithinADayForm/schema'
import { sentenceBenefits } from './SentenceBenefits/schema'
import { storeyTracks } from './StoreyTracks/schema'

/** What src/content/pages/win-english.yaml says, part by part; src/pages/win-english.astro shows it. */
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
