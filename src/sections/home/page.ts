import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { bento } from '@/sections/kit/Bento/schema'
import { figures } from '@/sections/kit/Figures/schema'
import { formSection, schoolTopic } from '@/sections/kit/FormSection/schema'
import { workshops } from '@/sections/kit/Workshops/schema'
import { homeHero } from './HomeHero/schema'

/** What src/content/pages/index.yaml says, part by part; src/pages/index.astro shows it. */
export function homePage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: homeHero(fields),
    figures: figures(fields),
    courses: bento(fields),
    workshops: workshops(fields),
    form: formSection(fields).extend(schoolTopic(fields)),
  })
}
