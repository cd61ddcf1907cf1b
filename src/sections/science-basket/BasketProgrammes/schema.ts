import { z } from 'astro/zod'
import { interestIds, notedProgrammeIds } from '#config/forms.ts'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Six programmes, one of them large, for a basket. A button adds each to the form. */
export function basketProgrammes(fields: ContentFields) {
  const { text, picture } = fields
  const programme = { title: text, text, picture }
  return z.strictObject({
    heading: text,
    lead: text.optional(),
    main: z.strictObject({ ...programme, figure: text, unit: text, interest: z.enum(notedProgrammeIds) }),
    items: z.array(z.strictObject({ ...programme, interest: z.enum(interestIds) })).length(5),
  })
}
