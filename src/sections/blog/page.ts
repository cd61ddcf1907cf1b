import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { callToAction } from '@/sections/kit/CallToAction/schema'
import { blogHero } from './BlogHero/schema'
import { library } from './Library/schema'

/** What src/content/pages/blog.yaml says, part by part; src/pages/blog.astro shows it. */
export function blogPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: blogHero(fields),
    library: library(fields),
    cta: callToAction(fields),
  })
}
