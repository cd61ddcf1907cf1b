import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Words that would be wrong in another state of the camp. Those left out are as while registration is open. */
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
