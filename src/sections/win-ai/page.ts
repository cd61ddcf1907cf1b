import { z } from 'astro/zod'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { reference } from '#schemas/reference.ts'
import { offerSheet } from '#sections/programme/offer-sheet.ts'
import { categoryShelf } from './CategoryShelf/schema.ts'
import { doorTracks } from './DoorTracks/schema.ts'
import { machineWorkshops } from './MachineWorkshops/schema.ts'
import { promptForm } from './PromptForm/schema.ts'
import { promptHero } from './PromptHero/schema.ts'

/** Schema of src/content/pages/win-ai.yaml, section by section; src/pages/win-ai.astro renders it. */
export function aiPage(fields: ContentFields) {
  return z.strictObject({
    ...pageFields(fields),
    programme: reference('programmes'),
    hero: promptHero(fields),
    audiences: doorTracks(fields),
    workshops: machineWorkshops(fields),
    reading: categoryShelf(fields),
    form: promptForm(fields),
    offer: offerSheet(fields),
  })
}
