import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { formSection } from '#sections/kit/FormSection/schema.ts'
import { openingsHero } from './OpeningsHero/schema.ts'

/** Schema of src/content/pages/jobs.yaml, section by section; src/pages/jobs.astro renders it. */
export function jobsPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    openings: openingsHero(fields),
    form: formSection(fields),
    /** The last picture: the team. */
    team: fields.hero,
  })
}
