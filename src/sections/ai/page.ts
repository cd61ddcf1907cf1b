import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { aiAsk } from './AiAsk/schema'
import { aiHero } from './AiHero/schema'
import { aiMachines } from './AiMachines/schema'
import { aiPaths } from './AiPaths/schema'
import { categoryShelf } from './CategoryShelf/schema'

/** What src/content/pages/win-ai.yaml says, part by part; src/pages/win-ai.astro shows it. */
export function aiPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    hero: aiHero(fields),
    audiences: aiPaths(fields),
    workshops: aiMachines(fields),
    reading: categoryShelf(fields),
    cta: aiAsk(fields),
  })
}
