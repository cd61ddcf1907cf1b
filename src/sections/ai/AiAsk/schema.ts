import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** The closing call as the visitor's own prompt: what they choose becomes the message of the chat. */
export function aiAskSection({ text, action }: ContentFields) {
  return z.strictObject({
    type: z.literal('ai-ask'),
    id: anchor,
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
