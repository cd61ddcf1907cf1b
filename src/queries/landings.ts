import type { CollectionEntry } from 'astro:content'
import { type Resolved, resolveContent } from '#build/resolve-content.ts'
import { published } from './published.ts'

type Landing = CollectionEntry<'camps'>['data']['landings'][number]

/** A section of a camp's page, and the name by which links find it. */
type LandingSection = Resolved<Landing['sections'][string]> & { id: string }

/** Every camp's own pages, each with the sections of its variant. */
export async function campLandings() {
  const camps = await published('camps')
  return camps.flatMap(({ id, data }) => data.landings.map((landing) => ({ campId: id, landing })))
}

/** The sections of one variant, in its order. */
export async function landingSections({ variants, sections }: Landing, variant: Landing['variant']): Promise<LandingSection[]> {
  const names = (variants[variant] ?? variants.a).filter((name) => name in sections)
  return Promise.all(names.map(async (name) => ({ ...(await resolveContent(sections[name])), id: name }) as LandingSection))
}
