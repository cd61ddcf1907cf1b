import { type CollectionEntry, getCollection } from 'astro:content'
import { isExample } from '#build/camp-files.ts'
import { resolveContent } from '#build/resolve-content.ts'
import type { CampSummary } from '#features/camps/camp-summary.ts'
import { bookingOptions, type CampView, campPage, campPlace, toCampView } from '#features/camps/camp-view.ts'
import { campAttributes, whenAttributes } from '#features/camps/state/camp-attributes.ts'
import { stateChips } from '#features/camps/state/state-words.ts'
import { campCalendar } from '#lib/camps/camp-calendar.ts'
import { campState } from '#lib/camps/camp-state.ts'
import { formatDayRangeInWords } from '#lib/days/format-days.ts'
import { israelDay } from '#lib/days/israel-time.ts'
import type { HintedLink } from '#lib/menu.ts'
import { formatGrades } from '#lib/text/format-grades.ts'
import { formatPrice } from '#lib/text/format-price.ts'
import { clashingCamps } from '#schemas/camps/clashing-camps.ts'
import { cityPath } from './city-path.ts'
import { published } from './published.ts'

type Entry = CollectionEntry<'camps'>
type Scheduled = Entry & { data: { stage: 'scheduled' } }

/** The owner's camps, without the examples of a test build. Two clashing camps fail the build. */
async function ownEntries(): Promise<Entry[]> {
  const camps = (await published('camps')).filter((camp) => !isExample(camp))
  const clash = clashingCamps(camps)
  if (clash) throw new Error(clash)
  return camps
}

function isScheduled(camp: Entry): camp is Scheduled {
  return camp.data.stage === 'scheduled'
}

/** Sorts by first day; among camps that begin on the same day, those on site before those online. */
function byFirstDay({ data: one }: Scheduled, { data: other }: Scheduled): number {
  return one.dates.first.localeCompare(other.dates.first) || Number(one.isOnline) - Number(other.isOnline)
}

/** Every camp with dates, by its first day. */
export async function allCamps(): Promise<CampView[]> {
  return Promise.all((await ownEntries()).filter(isScheduled).sort(byFirstDay).map(viewOf))
}

/** The camps with dates in a city, by their first day. */
export async function campsIn(city: string): Promise<CampView[]> {
  return (await allCamps()).filter((camp) => !camp.isOnline && camp.location.city === city)
}

/** The price of a camp that is not over, or the range if prices differ: '590 ₪'. Without such a camp, the price of the last one. */
export async function campPrices(): Promise<string> {
  const camps = await allCamps()
  const ahead = camps.filter(({ state }) => state !== 'ended')
  const prices = (ahead.length > 0 ? ahead : camps.slice(-1)).map(({ price }) => price)
  if (prices.length === 0) throw new Error('No camp with dates in src/content/camps: no price to name')
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return lowest === highest ? formatPrice(highest) : `${lowest.toLocaleString('en-US')}–${formatPrice(highest)}`
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
  const pages = { own: landings[0]?.path, city: await cityPageOf(data) }
  return toCampView(id, await resolveContent(facts), pages, israelDay(new Date()))
}

/** The page of the city that a camp is in, if it has one. */
async function cityPageOf(camp: Entry['data']): Promise<string | undefined> {
  if (camp.isOnline) return undefined
  const city = (await getCollection('cities')).find(({ data }) => data.city === camp.location.city)
  return city && cityPath(city.id)
}

/** A summary of every camp: those with dates by first day, then the announced ones. The page picks the next one in the browser. */
export async function campSummaries(): Promise<CampSummary[]> {
  const camps = await Promise.all((await ownEntries()).map(summaryOf))
  const day = ({ calendar }: CampSummary) => calendar.first ?? `9999 ${calendar.last}`
  return camps.sort((a, b) => day(a).localeCompare(day(b)) || Number(a.isOnline) - Number(b.isOnline))
}

async function summaryOf({ id, data }: Entry): Promise<CampSummary> {
  const calendar = campCalendar(data)
  const hasDates = data.stage === 'scheduled'
  return {
    id,
    title: data.title,
    isOnline: data.isOnline,
    calendar,
    state: campState(calendar, israelDay(new Date())),
    chips: stateChips(data),
    when: hasDates ? formatDayRangeInWords(data.dates.first, data.dates.last) : data.season.name,
    place: campPlace(data).place,
    grades: formatGrades(data.grades.from, data.grades.to),
    sample: data.sample || (hasDates ? data.dates : data.season).sample || data.grades.sample || (!data.isOnline && data.location.sample),
    ...(hasDates && { hours: `${data.hours.from}–${data.hours.to}`, price: formatPrice(data.price), join: bookingOptions(id, data) }),
    // The next camp overall is also the next one of its city, so the city's page shows it.
    page: (hasDates && data.landings[0]?.path) || (await cityPageOf(data)) || campPage(id),
  }
}

/** The entries of the camp menu: the first one, each camp with `inMenu` (latest first), and the last one. */
export async function campMenu({ first, last }: { first: HintedLink; last: HintedLink }): Promise<HintedLink[]> {
  const camps = (await ownEntries()).filter(isScheduled).filter(({ data }) => data.inMenu)
  return [first, ...camps.sort((one, other) => byFirstDay(other, one)).map(menuEntry), last]
}

function menuEntry({ id, data }: Scheduled): HintedLink {
  const { place } = campPlace(data)
  const calendar = campCalendar(data)
  const state = campState(calendar, israelDay(new Date()))
  return {
    label: data.title,
    href: data.landings[0]?.path ?? campPage(id),
    hint: `${place}, ${formatGrades(data.grades.from, data.grades.to)}`,
    over: { camp: campAttributes({ calendar, state }), when: whenAttributes(['ended'], state), words: stateChips(data).ended },
  }
}
