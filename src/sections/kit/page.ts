import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { kitSection } from './kit'

/** A page that the owner makes: one file of src/content/pages, a list of general sections. src/pages/[...path].astro shows it. */
export function kitPage(fields: ContentFields) {
  return z.strictObject({ ...pageFields(fields), sections: z.array(kitSection(fields)).min(1) })
}
