import type { CollectionEntry } from 'astro:content'
import type { Resolved } from '@/build/resolve-content'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import * as words from '@/content/interface/camps.json'
import { schoolDays } from '@/lib/calendar-day'
import { formatDayCount, formatDayRange, formatDayRangeInWords, weekdayLetter } from '@/lib/format-days'
import { formatGrades } from '@/lib/format-grades'
import { formatPrice } from '@/lib/format-price'
import { formatRange } from '@/lib/format-range'
import { interpolate } from '@/lib/interpolate'
import { isolateLtrRuns } from '@/lib/isolate-ltr-runs'
import { googlePlaceHref, wazeHref } from '@/lib/map-links'
import { chatHref, shareHref } from '@/lib/phone-links'
import { type CampState, campState, campStates } from './camp-state'
import { stateWords } from './state-words'

type CampData = CollectionEntry<'camps'>['data']
type WithoutLandings<Data> = Data extends unknown ? Omit<Data, 'landings'> : never

/** A camp as its file tells it, with pictures and terms resolved. */
export type CampFacts = Resolved<WithoutLandings<CampData>>

export type CampView = ReturnType<typeof toCampView>

/** Where a camp is, in words. */
export function campPlace(camp: { isOnline: true } | { isOnline: false; location: { city: string; venue: string } }) {
  return camp.isOnline ? { place: words.onlinePlace, venue: words.onlineVenue } : { place: camp.location.city, venue: camp.location.venue }
}

/** A camp without a page of its own is found on the overview. */
export function campPage(id: string, landingPath: string | undefined): string {
  return landingPath ?? `${paths.camps}#${id}`
}

/** All that a page shows of a camp, ready to be printed. */
export function toCampView(id: string, facts: CampFacts, landingPath: string | undefined, now: Date) {
  const { title, dates, hours, price, instalments, signUp } = facts
  const days = schoolDays(dates.first, dates.last)
  const page = campPage(id, landingPath)
  const printed = {
    dates: formatDayRangeInWords(dates.first, dates.last),
    dayRange: formatDayRange(dates.first, dates.last),
    dayCount: formatDayCount(days.length),
    weekdays: weekdays(days),
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
    page,
    state: campState(dates, now),
    chat: chats(stateWords(title, signUp.message)),
    calendarHref: `${paths.camps}/${id}.ics`,
    // The address bare: a mark after its last letter would become part of it.
    shareHref: shareHref([...shared, new URL(page, site.url).href].join('\n')),
    navigation: facts.isOnline ? [] : navigation(facts.location.navigateTo),
    paymentHref: signUp.paymentPage ? site.paymentPage : undefined,
  }
}

/** 'א׳ עד ה׳' */
function weekdays(days: string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && weekdayLetter(day))
  return formatRange(first, last)
}

function navigation(place: string) {
  return [
    { label: 'Waze' as const, href: wazeHref(place) },
    { label: 'Google Maps' as const, href: googlePlaceHref(place) },
  ]
}

function chats(states: ReturnType<typeof stateWords>) {
  const pairs = campStates.map((state) => {
    const { chip, label, message } = states[state]
    return [state, { chip, label, href: chatHref(site.whatsapp, message) }] as const
  })
  return Object.fromEntries(pairs) as Record<CampState, { chip: string; label: string; href: string }>
}
