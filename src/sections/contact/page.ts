import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { footBar, pageFields } from '#schemas/page.ts'
import { letterForm } from './LetterForm/schema.ts'
import { postOfficeHero } from './PostOfficeHero/schema.ts'

/** Schema of src/content/pages/contact.yaml, section by section; src/pages/contact.astro renders it. */
export function contactPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: postOfficeHero(fields),
    form: letterForm(fields),
    bar: footBar(fields),
  })
}
