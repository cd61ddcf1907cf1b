import type { CollectionEntry } from 'astro:content'
import type { Resolved } from '#build/resolve-content.ts'
import { formatDayCount } from '#config/day-count.ts'
import { paths } from '#config/paths.ts'
import { site } from '#config/site.ts'
import texts from '#content/interface/camps.json' with { type: 'json' }
import { campCalendar } from '#lib/camps/camp-calendar.ts'
import { campState } from '#lib/camps/camp-state.ts'
import { type CalendarDay, campDays } from '#lib/days/calendar-day.ts'
import { formatDayRange, formatDayRangeInWords } from '#lib/days/format-days.ts'
import { googlePlaceHref, wazeHref } from '#lib/map-links.ts'
import { shareHref } from '#lib/phone-links.ts'
import { formatGrades } from '#lib/text/format-grades.ts'
import { formatPrice } from '#lib/text/format-price.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { isolateLtrRuns } from '#lib/text/isolate-ltr-runs.ts'
import type { Action } from '#schemas/action.ts'
import { signUpActions } from './sign-up-actions.ts'
import { stateChips } from './state/state-words.ts'
import { weekdays } from './weekdays.ts'

type CampData = CollectionEntry<'camps'>['data']
type Scheduled = Extract<CampData, { stage: 'scheduled' }>
type WithoutLandings<Data> = Data extends unknown ? Omit<Data, 'landings'> : never

/** A camp with dates as its content file defines it, with pictures and terms resolved. */
export type CampFacts = Resolved<WithoutLandings<Scheduled>>

export type CampView = ReturnType<typeof toCampView>

/** The camp's place and venue as text. */
export function campPlace(camp: { isOnline: true } | { isOnline: false; location: { city: string; venue: string } }) {
  return camp.isOnline ? { place: texts.onlinePlace, venue: texts.onlineVenue } : { place: camp.location.city, venue: camp.location.venue }
}

/** Link to a camp's card on the overview page, which every camp has. */
export function campPage(id: string): string {
  return `${paths.camps}#${id}`
}

/** The ways to book a place: a chat, and a payment page. The page is the camp's own, or the owner's if the camp takes payments there. */
export interface BookingOptions {
  chat: Action
  pay?: string | undefined
}

export function bookingOptions(id: string, { title, signUp }: Pick<Scheduled, 'title' | 'signUp'>): BookingOptions {
  const pay = signUp.paymentAddress ?? (signUp.paymentPage ? paymentPageFor(id) : undefined)
  return { chat: signUpActions({ title }, signUp.message).open, pay }
}

/** The owner's payment page serves several camps; a parameter in the address names the camp. */
function paymentPageFor(camp: string): string {
  const page = new URL(site.paymentPage)
  page.searchParams.set('camp', camp)
  return page.href
}

/** A camp's own page and its city's page, if they exist. */
interface CampPages {
  own?: string | undefined
  city?: string | undefined
}

/** Everything that pages show of a camp with dates, already formatted. */
export function toCampView(id: string, facts: CampFacts, pages: CampPages, today: CalendarDay) {
  const { title, dates, hours, price, instalments, signUp } = facts
  const days = campDays(dates.first, dates.last)
  const page = pages.own ?? campPage(id)
  const calendar = campCalendar(facts)
  const printed = {
    dates: formatDayRangeInWords(dates.first, dates.last),
    dayRange: formatDayRange(dates.first, dates.last),
    dayCount: formatDayCount(days.length),
    weekdays: weekdays(days),
    /** Day count and weekdays: 'ארבעה ימים, א׳ עד ד׳'. */
    schedule: days.length === 1 ? weekdays(days) : `${formatDayCount(days.length)}, ${weekdays(days)}`,
    hours: `${hours.from}–${hours.to}`,
    grades: formatGrades(facts.grades.from, facts.grades.to),
    ...campPlace(facts),
    price: formatPrice(price),
    /** Shown once the camp is over: 'המחיר היה 590 ₪'. */
    pastPrice: interpolate(texts.pastPrice, { price: formatPrice(price) }),
    instalments: instalments === 1 ? texts.onePayment : interpolate(texts.instalments, { n: instalments }),
  }
  const shared = [title, `${printed.dayRange}, ${printed.hours}`, `${printed.place}, ${printed.price}`].map(isolateLtrRuns)
  // The address has no direction marks next to it: phones would treat them as part of the link.
  const share = (path: string) => shareHref([...shared, new URL(path, site.url).href].join('\n'))
  return {
    ...facts,
    activities: facts.activities.map((activity) => ({ ...activity, sample: activity.sample || facts.sample })),
    id,
    days,
    printed,
    /** Which parts are sample data: the whole camp, marked at its title, or single facts. */
    samples: {
      all: facts.sample,
      dates: !facts.sample && dates.sample,
      hours: !facts.sample && hours.sample,
      grades: !facts.sample && facts.grades.sample,
      place: !facts.sample && !facts.isOnline && facts.location.sample,
    },
    page,
    /** Links from its card: its own page, or its city's page. */
    pages,
    calendar,
    state: campState(calendar, today),
    chips: stateChips(facts),
    actions: signUpActions(facts, signUp.message),
    calendarHref: `${paths.camps}/${id}.ics`,
    /** Share links for its card and for a page about it. The city's page is about it while it is the next camp there. */
    shareHrefs: { card: share(page), page: share(pages.own ?? pages.city ?? page) },
    navigation: facts.isOnline ? [] : navigation(facts.location.navigateTo),
    join: bookingOptions(id, facts),
  }
}

function navigation(place: string) {
  return [
    { label: 'Waze' as const, href: wazeHref(place) },
    { label: 'Google Maps' as const, href: googlePlaceHref(place) },
  ]
}
