import { reference } from 'astro:content'
import { z } from 'astro/zod'

/** The story game, whole: src/content/story. */
export function storySection() {
  return z.strictObject({ type: z.literal('story-game'), story: reference('story') })
}
