import { type CollectionEntry, getCollection } from 'astro:content'
import { type Resolved, resolveContent } from '#build/resolve-content.ts'
import type { CampView } from '#features/camps/camp-view.ts'
import { nextCamp } from '#lib/camps/camp-state.ts'
import { fillCampFacts } from '#schemas/camps/camp-texts.ts'
import { noCampInCityError } from '#schemas/camps/city-errors.ts'
import { campById, campsIn } from './camps.ts'
import { cityPath } from './city-path.ts'
import { published } from './published.ts'

type Landing = CollectionEntry<'camps'>['data']['landings'][number]

/** A section of a page about a camp, with its name as the id for links. */
type LandingSection = Resolved<Landing['sections'][string]> & { id: string }

/** A page about a camp, with the camps that it may show: a single one, or those of a city, of which it shows one depending on the day. */
export interface LandingPage {
  landing: Landing
  camps: [CampView, ...CampView[]]
  isCity: boolean
}

/** The camps' own pages, and the pages of cities. */
export async function landingPages(): Promise<LandingPage[]> {
  const [camps, cities] = await Promise.all([published('camps'), getCollection('cities')])
  const own = camps.flatMap(({ id, data }) => data.landings.map((landing) => ownPage(id, landing)))
  return Promise.all([...own, ...cities.map(cityPage)])
}

async function ownPage(id: string, landing: Landing): Promise<LandingPage> {
  return { landing, camps: [await campById(id)], isCity: false }
}

async function cityPage({ id, data: { city, ...landing } }: CollectionEntry<'cities'>): Promise<LandingPage> {
  const [first, ...more] = await campsIn(city)
  if (!first) throw new Error(noCampInCityError(id, city))
  const camps: LandingPage['camps'] = [first, ...more]
  const shown = shownCamp(camps) ?? first
  const description = fillCampFacts(landing.description, shown)
  const descriptionAfter = fillCampFacts(landing.descriptionAfter, shown)
  return { landing: { ...landing, description, descriptionAfter, path: cityPath(id) }, camps, isCity: true }
}

/** The other variants of a page, each with an address for a preview. */
export function otherVariants({ landing, ...rest }: LandingPage): (LandingPage & { address: string })[] {
  const others = (['a', 'b'] as const).filter((variant) => landing.variants[variant] && variant !== landing.variant)
  return others.map((variant) => ({ ...rest, landing: { ...landing, variant }, address: `${landing.path}/variant-${variant}` }))
}

/** The camp that a page shows on the day of the build. */
export function shownCamp(camps: CampView[]): CampView | undefined {
  return camps.at(nextCamp(camps.map(({ state }) => state)))
}

/** The sections of one variant, in its order. */
export async function landingSections({ variants, sections }: Landing, variant: Landing['variant']): Promise<LandingSection[]> {
  const names = (variants[variant] ?? variants.a).filter((name) => name in sections)
  return Promise.all(names.map(async (name) => ({ ...(await resolveContent(sections[name])), id: name }) as LandingSection))
}
