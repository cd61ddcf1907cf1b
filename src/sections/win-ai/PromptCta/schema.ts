import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'

/** The closing call as the visitor's own prompt: what they choose becomes the message of the chat. */
export function promptCta({ text, action }: ContentFields) {
  return z.strictObject({
    heading: text,
    /** How the prompt begins: "בנו לי". */
    opening: text,
    choices: z
      .array(z.strictObject({ label: text, action }))
      .min(2)
      .max(4),
    note: text,
    /** For those who would rather write. */
    instead: action,
  })
}
