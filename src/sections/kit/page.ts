import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { kitSection } from './kit.ts'

/**
 * Fields of all files in src/content/pages: the head, and for a kit page its list of sections. The sections of a route page pass through
 * here unchecked; the page's own strict schema validates them.
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
