import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** The overview's last word: a question that is easy to send. */
export function campLastCallSection({ text, action, sprite }: ContentFields) {
  return z.strictObject({
    type: z.literal('camp-last-call'),
    id: anchor,
    heading: text,
    lead: text,
    actions: z.array(action).min(1).max(2),
    sprite,
  })
}
