import { reference } from 'astro:content'
import { z } from 'astro/zod'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { offerSheet } from '@/sections/programme/offer-sheet'
import { categoryShelf } from './CategoryShelf/schema'
import { doorTracks } from './DoorTracks/schema'
import { machineWorkshops } from './MachineWorkshops/schema'
import { promptCta } from './PromptCta/schema'
import { promptForm } from './PromptForm/schema'
import { promptHero } from './PromptHero/schema'

/** What src/content/pages/win-ai.yaml says, part by part; src/pages/win-ai.astro shows it. */
export function aiPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    programme: reference('programmes'),
    hero: promptHero(fields),
    audiences: doorTracks(fields),
    workshops: machineWorkshops(fields),
    reading: categoryShelf(fields),
    cta: promptCta(fields),
    form: promptForm(fields),
    offer: offerSheet(fields),
  })
}
