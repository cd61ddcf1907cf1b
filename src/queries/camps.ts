import type { CollectionEntry } from 'astro:content'
import { isExample } from '#build/camp-files.ts'
import { resolveContent } from '#build/resolve-content.ts'
import { campCalendar } from '#features/camps/camp-calendar.ts'
import type { CampSummary } from '#features/camps/camp-summary.ts'
import { type CampView, campPage, campPlace, toCampView } from '#features/camps/camp-view.ts'
import { campState } from '#features/camps/state/camp-state.ts'
import { stateChips } from '#features/camps/state/state-words.ts'
import { formatDayRangeInWords } from '#lib/days/format-days.ts'
import type { HintedLink } from '#lib/menu.ts'
import { formatGrades } from '#lib/text/format-grades.ts'
import { formatPrice } from '#lib/text/format-price.ts'
import { published } from './published.ts'

type Entry = CollectionEntry<'camps'>
type Scheduled = Entry & { data: { stage: 'scheduled' } }

/** The camps of the owner: what a test build shows as an example is in no list. */
async function ownEntries(): Promise<Entry[]> {
  return (await published('camps')).filter((camp) => !isExample(camp))
}

function isScheduled(camp: Entry): camp is Scheduled {
  return camp.data.stage === 'scheduled'
}

/** The newest first; of those that begin together, those at a place before those online. */
async function scheduledEntries(): Promise<Scheduled[]> {
  const camps = (await ownEntries()).filter(isScheduled)
  return camps.sort(({ data: a }, { data: b }) => b.dates.first.localeCompare(a.dates.first) || Number(a.isOnline) - Number(b.isOnline))
}

/** Every camp with dates. */
export async function allCamps(): Promise<CampView[]> {
  return Promise.all((await scheduledEntries()).map(viewOf))
}

/** Every camp that has a page or a calendar file: in a test build the examples too. */
export async function campsWithFiles(): Promise<CampView[]> {
  return Promise.all((await published('camps')).filter(isScheduled).map(viewOf))
}

export async function campById(id: string): Promise<CampView> {
  const entry = (await published('camps')).find((camp) => camp.id === id)
  if (!entry || !isScheduled(entry)) throw new Error(`No "${id}" in src/content/camps`)
  return viewOf(entry)
}

async function viewOf({ id, data }: Scheduled): Promise<CampView> {
  const { landings, ...facts } = data
  return toCampView(id, await resolveContent(facts), landings[0]?.path, new Date())
}

/** Every camp in one line: those with dates by their first day, then the announced ones. The page that is read picks the next. */
export async function campSummaries(): Promise<CampSummary[]> {
  const camps = (await ownEntries()).map(summaryOf)
  const day = ({ calendar }: CampSummary) => calendar.first ?? `9999 ${calendar.last}`
  return camps.sort((a, b) => day(a).localeCompare(day(b)) || Number(a.isOnline) - Number(b.isOnline))
}

function summaryOf({ id, data }: Entry): CampSummary {
  const calendar = campCalendar(data)
  const hasDates = data.stage === 'scheduled'
  return {
    id,
    title: data.title,
    isOnline: data.isOnline,
    calendar,
    state: campState(calendar, new Date()),
    chips: stateChips(data),
    when: hasDates ? formatDayRangeInWords(data.dates.first, data.dates.last) : data.season.name,
    place: campPlace(data).place,
    grades: formatGrades(data.grades.from, data.grades.to),
    sample: (hasDates ? data.dates : data.season).sample || data.grades.sample || (!data.isOnline && data.location.sample),
    ...(hasDates && { price: formatPrice(data.price) }),
    page: campPage(id, hasDates ? data.landings[0]?.path : undefined),
  }
}

/** What the camp item of the navigation bar opens: all camps, each camp that asks to be there, the science basket. */
export async function campMenu({ first, last }: { first: HintedLink; last: HintedLink }): Promise<HintedLink[]> {
  const camps = (await scheduledEntries()).filter(({ data }) => data.inMenu)
  return [first, ...camps.map(menuEntry), last]
}

function menuEntry({ id, data }: Scheduled): HintedLink {
  const { place } = campPlace(data)
  return {
    label: data.title,
    href: campPage(id, data.landings[0]?.path),
    hint: `${place}, ${formatGrades(data.grades.from, data.grades.to)}`,
  }
}
