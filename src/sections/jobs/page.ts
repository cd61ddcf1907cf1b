import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { formSection } from '#sections/kit/FormSection/schema.ts'
import { openingsHero } from './OpeningsHero/schema.ts'

/** What src/content/pages/jobs.yaml says, part by part; src/pages/jobs.astro shows it. */
export function jobsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    openings: openingsHero(fields),
    form: formSection(fields),
    /** The last picture: those whom one will work with. */
    team: fields.hero,
  })
}
