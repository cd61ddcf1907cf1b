import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'

/** A chat button that stays in the corner while the page is read. */
export function floatingChatSection({ action }: ContentFields) {
  return z.strictObject({ type: z.literal('floating-chat'), action })
}
