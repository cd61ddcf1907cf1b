import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { reference } from '#schemas/reference.ts'

/** Questions and answers from src/content/faq. At most one is open. */
export function faqSection({ action, icon }: ContentFields) {
  return z.strictObject({
    faq: reference('faq'),
    icon: icon.optional(),
    action: action.optional(),
  })
}
