import { type CollectionEntry, getCollection } from 'astro:content'
import { resolveContent } from '@/build/resolve-content'
import { campMenuEnds, type HintedLink } from '@/config/navigation'
import { type CampView, campPage, campPlace, toCampView } from '@/features/camps/camp-view'
import { formatGrades } from '@/lib/format-grades'

/** The newest first; of those that begin together, those at a place before those online. */
async function campEntries(): Promise<CollectionEntry<'camps'>[]> {
  const camps = await getCollection('camps')
  return camps.sort(({ data: a }, { data: b }) => b.dates.first.localeCompare(a.dates.first) || Number(a.isOnline) - Number(b.isOnline))
}

export async function allCamps(): Promise<CampView[]> {
  return Promise.all((await campEntries()).map(viewOf))
}

export async function campById(id: string): Promise<CampView> {
  const entry = (await campEntries()).find((camp) => camp.id === id)
  if (!entry) throw new Error(`No "${id}" in src/content/camps`)
  return viewOf(entry)
}

async function viewOf({ id, data }: CollectionEntry<'camps'>): Promise<CampView> {
  const { landings, ...facts } = data
  return toCampView(id, await resolveContent(facts), landings[0]?.path, new Date())
}

/** What the camp item of the navigation bar opens: all camps, each camp that asks to be there, the science basket. */
export async function campMenu(): Promise<HintedLink[]> {
  const [all, science] = campMenuEnds
  const camps = (await campEntries()).filter(({ data }) => data.inMenu)
  return [all, ...camps.map(menuEntry), science]
}

function menuEntry({ id, data }: CollectionEntry<'camps'>): HintedLink {
  const { place } = campPlace(data)
  return {
    label: data.title,
    href: campPage(id, data.landings[0]?.path),
    hint: `${place}, ${formatGrades(data.grades.from, data.grades.to)}`,
  }
}
