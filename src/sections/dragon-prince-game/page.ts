import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { reference } from '#schemas/reference.ts'

/**
 * Schema of src/content/pages/dragon-prince-game.yaml: the story from src/content/story, and a call to action for adults who read it aloud.
 */
export function storyPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    story: reference('story'),
    onward: z.strictObject({ heading: fields.text, text: fields.text, action: fields.action }),
  })
}
