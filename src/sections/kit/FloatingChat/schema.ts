import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** A chat button that stays in the corner while the page scrolls. */
export function floatingChat({ action }: ContentFields) {
  return z.strictObject({ action })
}
