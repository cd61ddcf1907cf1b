import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'

/** What src/content/pages/dragon-prince-game.yaml says: which story of src/content/story is told, and where it leads those who read it aloud. */
export function storyPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    story: reference('story'),
    onward: z.strictObject({ heading: fields.text, text: fields.text, action: fields.action }),
  })
}
