import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'

/** What src/content/pages/dragon-prince-game.yaml says: which story of src/content/story is told. */
export function storyPage(fields: ContentFields) {
  return z.strictObject({ ...pageFields(fields), story: reference('story') })
}
