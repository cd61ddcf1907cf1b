import { z } from 'astro/zod'
import type { Resolved } from '@/lib/resolve-content'
import type { ContentFields } from '@/schemas/content-fields'
import { pageFields } from '@/schemas/page'
import { kind } from '@/sections/kind'
import { campAdmission } from './CampAdmission/schema'
import { campFlags } from './CampFlags/schema'
import { campGallery } from './CampGallery/schema'
import { campInventory } from './CampInventory/schema'
import { campPlacards } from './CampPlacards/schema'
import { campPrice } from './CampPrice/schema'
import { campScoreboard } from './CampScoreboard/schema'
import { campStages } from './CampStages/schema'
import { campTournament } from './CampTournament/schema'
import { campWeek } from './CampWeek/schema'

/** Every kind of section that a camp's own page can be made of. LandingSections.astro shows them. */
function landingSection(fields: ContentFields) {
  return z.discriminatedUnion('type', [
    kind('camp-week', campWeek(fields)),
    kind('camp-scoreboard', campScoreboard(fields)),
    kind('camp-flags', campFlags(fields)),
    kind('camp-inventory', campInventory(fields)),
    kind('camp-tournament', campTournament(fields)),
    kind('camp-stages', campStages(fields)),
    kind('camp-placards', campPlacards(fields)),
    kind('camp-gallery', campGallery(fields)),
    kind('camp-price', campPrice(fields)),
    kind('camp-admission', campAdmission(fields)),
  ])
}

/** Such a section with pictures and references resolved, and the name by which links find it. */
export type LandingSection = Resolved<z.output<ReturnType<typeof landingSection>>> & { id: string }

/**
 * A camp's page. Its sections have names, by which links find them too, and each variant is a list of those names in the order of
 * the page. The page shows the variant that `variant` names.
 */
export function landingSchema(fields: ContentFields) {
  const names = z.array(z.string()).min(1)
  return z
    .strictObject({
      ...pageFields(fields),
      path: z.string().regex(/^\/win-camp\/[a-z0-9-]+$/, "a camp's page is /win-camp/ and small Latin letters, digits and dashes"),
      variant: z.enum(['a', 'b']),
      variants: z.strictObject({ a: names, b: names.optional() }),
      sections: z.record(z.string().regex(/^[a-z0-9-]+$/, 'a name holds small Latin letters, digits and dashes'), landingSection(fields)),
    })
    .check((context) => {
      const { variant, variants, sections } = context.value
      const used = [...variants.a, ...(variants.b ?? [])]
      const report = (path: string, message: string) => context.issues.push({ code: 'custom', input: context.value, path: [path], message })
      if (!variants[variant]) report('variant', `there is no variant "${variant}"`)
      for (const name of used) if (!(name in sections)) report('variants', `there is no section "${name}"`)
      for (const name of Object.keys(sections)) if (!used.includes(name)) report('sections', `"${name}" is in no variant`)
    })
}
