import { z } from 'astro/zod'
import type { Resolved } from '#build/resolve-content.ts'
import { campFactInCityError } from '#schemas/camps/city-errors.ts'
import type { ContentFields } from '#schemas/content-fields.ts'
import { pageFields } from '#schemas/page.ts'
import { searchDescription } from '#schemas/search-words.ts'
import { gallerySection } from '#sections/kit/Gallery/schema.ts'
import { withType } from '#sections/with-type.ts'
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

/** Kinds of sections for a city's page: each shows the next camp on the day the page is read. */
function cityKinds(fields: ContentFields) {
  return [
    withType('scoreboard-hero', campScoreboardHero(fields)),
    withType('inventory-benefits', campInventoryBenefits(fields)),
    withType('tournament', campTournament(fields)),
    withType('stages-steps', campStagesSteps(fields)),
    withType('placards-reasons', campPlacardsReasons(fields)),
    withType('gallery', gallerySection(fields)),
    withType('admission-cta', campAdmissionCta(fields)),
  ] as const
}

/** Kinds of sections for a camp's own page: those of a city, and those about a single camp, day by day. */
function campKinds(fields: ContentFields) {
  return [
    ...cityKinds(fields),
    withType('week-hero', campWeekHero(fields)),
    withType('flags-programme', campFlagsProgramme(fields)),
    withType('towers-programme', campTowersProgramme(fields)),
    withType('price-cta', campPriceCta(fields)),
  ] as const
}

/** A section of either page, with pictures and references resolved, and the id for links. LandingSections.astro renders it. */
export type LandingSection = Resolved<z.output<ReturnType<typeof campKinds>[number]>> & { id: string }

/**
 * Fields of a page about a camp. Sections have names, which links use too. Each variant lists names in the order of the page, and the page
 * shows the variant that `variant` names.
 */
function landingFields<Section extends z.ZodType>(fields: ContentFields, section: Section) {
  const names = z.array(z.string()).min(1)
  return {
    ...pageFields(fields),
    /** Description for search engines once the camp is over, without future dates. */
    descriptionAfter: searchDescription,
    variant: z.enum(['a', 'b']),
    variants: z.strictObject({ a: names, b: names.optional() }),
    sections: z.record(z.string().regex(/^[a-z0-9-]+$/, 'a name holds small Latin letters, digits and dashes'), section),
  }
}

/** A camp's own page, inside the camp's file. */
export function landingSchema(fields: ContentFields) {
  return z
    .strictObject({
      ...landingFields(fields, z.discriminatedUnion('type', campKinds(fields))),
      path: z.string().regex(/^\/win-camp\/[a-z0-9-]+$/, "a camp's page is /win-camp/ and small Latin letters, digits and dashes"),
    })
    .check(checkNames)
}

/** A city's page, which shows the next camp there: a file in src/content/cities, named after its address below /win-camp. */
export function citySchema(fields: ContentFields) {
  return z
    .strictObject({
      ...landingFields(fields, z.discriminatedUnion('type', cityKinds(fields))),
      /** The city as the camps' files write it. */
      city: fields.text,
    })
    .check(checkNames)
    .check(({ value, issues }) => {
      const message = campFactInCityError(value.sections)
      if (message) issues.push({ code: 'custom', input: value, path: ['sections'], message })
    })
}

interface Named {
  variant: 'a' | 'b'
  variants: { a: string[]; b?: string[] | undefined }
  sections: Record<string, unknown>
}

function checkNames({ value, issues }: z.core.ParsePayload<Named>): void {
  const { variant, variants, sections } = value
  const used = [...variants.a, ...(variants.b ?? [])]
  const report = (path: string, message: string) => issues.push({ code: 'custom', input: value, path: [path], message })
  if (!variants[variant]) report('variant', `there is no variant "${variant}"`)
  for (const name of used) if (!(name in sections)) report('variants', `there is no section "${name}"`)
  for (const name of Object.keys(sections)) if (!used.includes(name)) report('sections', `"${name}" is in no variant`)
}
