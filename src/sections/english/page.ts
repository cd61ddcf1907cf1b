import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { climbingWall } from './ClimbingWall/schema'
import { heardAtHome } from './HeardAtHome/schema'
import { keyboard } from './Keyboard/schema'
import { lesson } from './Lesson/schema'
import { letterHero } from './LetterHero/schema'
import { replyWithinADay } from './ReplyWithinADay/schema'
import { sentence } from './Sentence/schema'
import { storeys } from './Storeys/schema'

/** What src/content/pages/win-english.yaml says, part by part; src/pages/win-english.astro shows it. */
export function englishPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: letterHero(fields),
    benefits: sentence(fields),
    method: climbingWall(fields),
    lesson: lesson(fields),
    testimonials: heardAtHome(fields),
    tracks: storeys(fields),
    cta: keyboard(fields),
    form: replyWithinADay(fields),
  })
}
