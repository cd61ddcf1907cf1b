import { z } from 'astro/zod'
import type { Resolved } from '#build/resolve-content.ts'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { searchDescription } from '#schemas/search-words.ts'
import { kind } from '#sections/kind.ts'
import { gallerySection } from '#sections/kit/Gallery/schema.ts'
import { campAdmissionCta } from './CampAdmissionCta/schema.ts'
import { campFlagsProgramme } from './CampFlagsProgramme/schema.ts'
import { campInventoryBenefits } from './CampInventoryBenefits/schema.ts'
import { campPlacardsReasons } from './CampPlacardsReasons/schema.ts'
import { campPriceCta } from './CampPriceCta/schema.ts'
import { campScoreboardHero } from './CampScoreboardHero/schema.ts'
import { campStagesSteps } from './CampStagesSteps/schema.ts'
import { campTournament } from './CampTournament/schema.ts'
import { campTowersProgramme } from './CampTowersProgramme/schema.ts'
import { campWeekHero } from './CampWeekHero/schema.ts'

/** Every kind of section that a camp's own page can be made of. LandingSections.astro shows them. */
function landingSection(fields: ContentFields) {
  return z.discriminatedUnion('type', [
    kind('week-hero', campWeekHero(fields)),
    kind('scoreboard-hero', campScoreboardHero(fields)),
    kind('flags-programme', campFlagsProgramme(fields)),
    kind('towers-programme', campTowersProgramme(fields)),
    kind('inventory-benefits', campInventoryBenefits(fields)),
    kind('tournament', campTournament(fields)),
    kind('stages-steps', campStagesSteps(fields)),
    kind('placards-reasons', campPlacardsReasons(fields)),
    kind('gallery', gallerySection(fields)),
    kind('price-cta', campPriceCta(fields)),
    kind('admission-cta', campAdmissionCta(fields)),
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
      /** The description for search engines once the camp is over: no price, no dates to come to. */
      descriptionAfter: searchDescription,
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
