import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { footBar, pageFields } from '#schemas/page.ts'
import { bento } from '#sections/kit/Bento/schema.ts'
import { figures } from '#sections/kit/Figures/schema.ts'
import { formSection, formTopics } from '#sections/kit/FormSection/schema.ts'
import { workshops } from '#sections/kit/Workshops/schema.ts'
import { homeHero } from './HomeHero/schema.ts'

/** Schema of src/content/pages/index.yaml, section by section; src/pages/index.astro renders it. */
export function homePage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: homeHero(fields),
    figures: figures(fields),
    courses: bento(fields),
    workshops: workshops(fields),
    form: formSection(fields).extend(formTopics),
    bar: footBar(fields),
  })
}
