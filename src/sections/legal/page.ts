import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { reference } from '#schemas/reference.ts'

/** A legal text as a page: src/content/pages/accessibility.yaml and privacy.yaml name their text in src/content/legal. */
export function legalPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    document: reference('legal'),
    /** The display settings, shown in the page itself. */
    display: z.strictObject({ heading: fields.text, text: fields.text, withoutScripts: fields.text }).optional(),
  })
}
