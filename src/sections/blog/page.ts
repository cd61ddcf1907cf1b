import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { callToAction } from '#sections/kit/CallToAction/schema.ts'
import { blogHero } from './BlogHero/schema.ts'
import { library } from './Library/schema.ts'

/** Schema of src/content/pages/blog.yaml, section by section; src/pages/blog.astro renders it. */
export function blogPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: blogHero(fields),
    library: library(fields),
    cta: callToAction(fields),
  })
}
