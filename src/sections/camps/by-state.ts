import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** One text per state of the camp. A missing state uses the text of `open`. */
export function byState({ text }: Pick<ContentFields, 'text'>) {
  return z.strictObject({
    planned: text.optional(),
    open: text,
    few: text.optional(),
    full: text,
    running: text,
    ended: text,
  })
}
