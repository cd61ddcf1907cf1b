import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { anchor } from '@/sections/section-fields'

/** Questions and answers from src/content/faq: one open at a time. */
export function questionsSection({ action, icon }: ContentFields) {
  return z.strictObject({
    type: z.literal('questions'),
    id: anchor,
    faq: reference('faq'),
    icon,
    action,
  })
}
