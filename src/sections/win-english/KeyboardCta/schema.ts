import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The last call: a keyboard with one English word pressed, whose space bar is the button. */
export function keyboardCta({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** The letters of this word are pressed down. */
    pressed: z.string().regex(/^[A-Z]+$/, 'capital Latin letters only'),
    /** On the space bar. */
    action,
    /** The page's own form. */
    form: action,
    /** On the key beside it. */
    mail: action,
  })
}
