import type { CollectionEntry } from 'astro:content'
import type { Resolved } from '#build/resolve-content.ts'
import { paths } from '#config/paths.ts'
import { site } from '#config/site.ts'
import words from '#content/interface/camps.json' with { type: 'json' }
import { schoolDays } from '#lib/days/calendar-day.ts'
import { formatDayCount, formatDayRange, formatDayRangeInWords } from '#lib/days/format-days.ts'
import { googlePlaceHref, wazeHref } from '#lib/map-links.ts'
import { shareHref } from '#lib/phone-links.ts'
import { formatGrades } from '#lib/text/format-grades.ts'
import { formatPrice } from '#lib/text/format-price.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import { isolateLtrRuns } from '#lib/text/isolate-ltr-runs.ts'
import { campCalendar } from './camp-calendar.ts'
import { signUpActions } from './sign-up-actions.ts'
import { campState } from './state/camp-state.ts'
import { stateChips } from './state/state-words.ts'
import { weekdays } from './weekdays.ts'

type CampData = CollectionEntry<'camps'>['data']
type Scheduled = Extract<CampData, { stage: 'scheduled' }>
type WithoutLandings<Data> = Data extends unknown ? Omit<Data, 'landings'> : never

/** A camp with dates as its file tells it, with pictures and terms resolved. */
export type CampFacts = Resolved<WithoutLandings<Scheduled>>

export type CampView = ReturnType<typeof toCampView>

/** Where a camp is, in words. */
export function campPlace(camp: { isOnline: true } | { isOnline: false; location: { city: string; venue: string } }) {
  return camp.isOnline ? { place: words.onlinePlace, venue: words.onlineVenue } : { place: camp.location.city, venue: camp.location.venue }
}

/** A camp without a page of its own is found on the overview. */
export function campPage(id: string, landingPath: string | undefined): string {
  return landingPath ?? `${paths.camps}#${id}`
}

/** All that a page shows of a camp with dates, ready to be printed. */
export function toCampView(id: string, facts: CampFacts, landingPath: string | undefined, now: Date) {
  const { title, dates, hours, price, instalments, signUp } = facts
  const days = schoolDays(dates.first, dates.last)
  const page = campPage(id, landingPath)
  const calendar = campCalendar(facts)
  const printed = {
    dates: formatDayRangeInWords(dates.first, dates.last),
    dayRange: formatDayRange(dates.first, dates.last),
    dayCount: formatDayCount(days.length),
    weekdays: weekdays(days),
    /** How many days, and which: 'ארבעה ימים, א׳ עד ד׳'. */
    schedule: days.length === 1 ? weekdays(days) : `${formatDayCount(days.length)}, ${weekdays(days)}`,
    hours: `${hours.from}–${hours.to}`,
    grades: formatGrades(facts.grades.from, facts.grades.to),
    ...campPlace(facts),
    price: formatPrice(price),
    instalments: instalments === 1 ? words.onePayment : interpolate(words.instalments, { n: instalments }),
  }
  const shared = [title, `${printed.dayRange}, ${printed.hours}`, `${printed.place}, ${printed.price}`].map(isolateLtrRuns)
  return {
    ...facts,
    id,
    days,
    printed,
    /** What of it is not real yet. */
    samples: {
      dates: dates.sample,
      hours: hours.sample,
      grades: facts.grades.sample,
      place: !facts.isOnline && facts.location.sample,
    },
    page,
    calendar,
    state: campState(calendar, now),
    chips: stateChips(facts),
    actions: signUpActions(facts, signUp.message),
    calendarHref: `${paths.camps}/${id}.ics`,
    // No mark of direction touches the address: a phone would take it for a part of it.
    shareHref: shareHref([...shared, new URL(page, site.url).href].join('\n')),
    navigation: facts.isOnline ? [] : navigation(facts.location.navigateTo),
    paymentHref: signUp.paymentPage ? site.paymentPage : undefined,
  }
}

function navigation(place: string) {
  return [
    { label: 'Waze' as const, href: wazeHref(place) },
    { label: 'Google Maps' as const, href: googlePlaceHref(place) },
  ]
}
