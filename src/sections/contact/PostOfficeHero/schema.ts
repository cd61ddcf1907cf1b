import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The first screen of the contact page: a post office with three windows, and below each window a way to reach us. */
export function postOfficeHero({ text, action, icon, hero }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    picture: hero,
    windows: z.array(z.strictObject({ icon, title: text, text, action })).length(3),
  })
}
