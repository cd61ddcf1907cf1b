import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The first screen of the blog: a heading, a lead, and the newest article open on the shelf. */
export function blogHero({ text }: ContentFields) {
  return z.strictObject({ heading: text, lead: text })
}
