import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** Closing call to action: a keyboard with one English word pressed; its space bar is the button. */
export function keyboardCta({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    lead: text,
    /** The letters of this word are drawn pressed. */
    pressed: z.string().regex(/^[A-Z]+$/, 'capital Latin letters only'),
    /** The label of the space bar. */
    action,
    /** The link to the page's own form. */
    form: action,
    /** The label of the key beside it. */
    mail: action,
  })
}
