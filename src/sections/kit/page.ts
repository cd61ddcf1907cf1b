import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { kitSection } from './kit.ts'

/**
 * What all files of src/content/pages share: the head, and a list of general sections if the page is made of the kit.
 * The parts of a drawn page are not read here but by its own schema, which is strict.
 */
export function pageFile(fields: ContentFields) {
  const known = { ...pageFields(fields), sections: z.array(kitSection(fields)).min(1).optional() }
  return z
    .looseObject(known)
    .check(({ value, issues }) => {
      if (!value.sections) return
      for (const key of Object.keys(value)) {
        if (key in known) continue
        issues.push({ code: 'custom', input: value, path: [key], message: `"${key}" is no field of a page made of sections` })
      }
    })
    .transform(({ title, description, keywords, label, accent, share, chatText, sections }) => {
      return {
        title,
        description,
        label,
        accent,
        share,
        ...(chatText && { chatText }),
        ...(keywords && { keywords }),
        ...(sections && { sections }),
      }
    })
}
