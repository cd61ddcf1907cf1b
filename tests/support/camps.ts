import { expect, type Locator, type Page } from '@playwright/test'
import { formatDayCount } from '../../src/config/day-count.ts'
import { site } from '../../src/config/site.ts'
import type { CampState } from '../../src/lib/camps/camp-state.ts'
import { campDays } from '../../src/lib/days/calendar-day.ts'
import { formatDayRange, formatDayRangeInWords } from '../../src/lib/days/format-days.ts'
import { israelMoment } from '../../src/lib/days/israel-time.ts'
import { readPrintedDate } from '../../src/lib/days/printed-date.ts'
import { formatGrades } from '../../src/lib/text/format-grades.ts'
import { formatPrice } from '../../src/lib/text/format-price.ts'
import { entries, entry } from './content.ts'
import { texts } from './texts.ts'

/** The camps of the specification: the content of their files, and their facts as the pages print them. */
export const passover = campOf('passover')
export const online = campOf('online')

function campOf(id: string) {
  const camp = entry('camps', id)
  const { dates, hours, price, instalments, signUp, activities } = camp
  const [first, last] = [dates?.first, dates?.last].map((day) => day && readPrintedDate(day)?.iso)
  if (!first || !last || !hours || !price || !instalments || !activities)
    throw new Error(`${id} lacks dates, hours, price, instalments or activities`)
  const days = campDays(first, last)
  return {
    ...camp,
    ...{ hours, price, instalments, activities },
    /** The prefilled chat message. */
    signUpMessage: signUp?.message || texts('camps').signUpMessage.replace('{title}', camp.title),
    id,
    /** All camps share one payment page; the query names the camp. */
    pay: `${site.paymentPage}?camp=${id}`,
    first,
    last,
    days,
    printed: {
      dates: formatDayRangeInWords(first, last),
      dayRange: formatDayRange(first, last),
      dayCount: formatDayCount(days.length),
      hours: `${hours.from}–${hours.to}`,
      grades: formatGrades(camp.grades.from, camp.grades.to),
      price: formatPrice(price),
      instalments: texts('camps').instalments.replace('{n}', String(instalments)),
    },
  }
}

/** Every camp with dates, by first day. */
export const scheduled = Object.keys(entries('camps'))
  .filter((id) => entry('camps', id).dates)
  .map(campOf)
  .toSorted((one, other) => one.first.localeCompare(other.first) || Number(one.isOnline) - Number(other.isOnline))

/** The city with a page of its own, and its camps. */
export const city = { ...entry('cities', 'kiryat-gat'), path: '/win-camp/kiryat-gat' }
export const cityCamps = scheduled.filter((camp) => !camp.isOnline && camp.location.city === city.city)

type Part = NonNullable<typeof passover.landings>[number]['sections'][string]

/** The section of that kind on the Passover page or on the city page. */
export function partOf<Kind extends Part['type']>(path: string, kind: Kind): Extract<Part, { type: Kind }> {
  const landing = path === city.path ? city : passover.landings?.find((one) => one.path === path)
  const parts: Part[] = Object.values(landing?.sections ?? {})
  const part = parts.find(({ type }) => type === kind)
  if (!part) throw new Error(`No ${kind} on the page ${path}`)
  return part as Extract<Part, { type: Kind }>
}

/** Opens the page with the clock set to that moment. */
export async function openAt(page: Page, moment: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(path)
}

/** Moves the open page to that moment, as if it came into view again after being left open. Much cheaper than opening it again. */
export async function moveTo(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const secondBefore = (moment: string) => new Date(Date.parse(moment) - 1000).toISOString()
const [start, end] = [israelMoment(passover.first, '00:00'), israelMoment(dayAfter(passover.last), '00:00')]

/** The moments just before and at each boundary of the Passover camp, in Israel time. */
export const moments = {
  open: [secondBefore(start)],
  running: [start, secondBefore(end)],
  ended: [end],
}

type Camp = (typeof scheduled)[number]

/** A day on which the camp is in that state, and its calendar string for that state. */
export function inState({ first, last }: Camp, state: CampState): { day: string; calendar: string } {
  const days: Partial<Record<CampState, string>> = { running: first, ended: dayAfter(last) }
  const written: Partial<Record<CampState, string>> = { planned: `${first}/`, few: '/few', full: '/full' }
  return { day: days[state] ?? dayBefore(first), calendar: `${first}/${last}/${written[state] ?? '/'}` }
}

function calendarOf({ first, last }: Camp): string {
  return `${first}/${last}//`
}

/** A calendar string as Astro serialises it in the props of the waiting list's form. */
function inProps(calendar: string): string {
  const [first, last, opens, places] = calendar.split('/')
  const written = Object.entries({ first, last, opens, places }).map(([name, value]) => `"${name}":[0${value ? `,"${value}"` : ''}]`)
  return written.join().replaceAll('"', '&quot;')
}

/**
 * Opens a page on a day on which the camp is in that state. Rewrites the calendars in the HTML so that the camp has this state and every
 * other camp is over: the test must not depend on the owner's other camps.
 */
export async function openInState(page: Page, path: string, camp: Camp, state: CampState): Promise<void> {
  const { day, calendar } = inState(camp, state)
  const own = calendarOf(camp)
  const others = scheduled.map(calendarOf).filter((other) => other !== own)
  const written = [[own, calendar], ...others.map((other) => [other, '2000-01-02/2000-01-03//'])]
  await page.route(`**${path}?today=${day}`, async (route) => {
    const answer = await route.fetch()
    const body = written.reduce(
      (html, [from = '', to = '']) => html.replaceAll(from, to).replaceAll(inProps(from), inProps(to)),
      await answer.text(),
    )
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${path}?today=${day}`)
}

/** Moves a page that openInState has opened to another state of its camp, as if it came into view again on another day. */
export async function moveToState(page: Page, camp: Camp, state: CampState): Promise<void> {
  await page.evaluate(
    ({ first, last, calendar, day }) => {
      const own = new RegExp(`${first}/${last}/\\S*`, 'g')
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-camp], [data-camps]'))
        for (const name of ['camp', 'camps']) if (dataset[name]) dataset[name] = dataset[name].replaceAll(own, calendar)
      history.replaceState(null, '', `?today=${day}`)
      document.dispatchEvent(new Event('visibilitychange'))
    },
    { first: camp.first, last: camp.last, ...inState(camp, state) },
  )
}

/** The text in visual order from left to right, by the position of each letter rather than by the markup. */
async function seenLeftToRight(within: Locator): Promise<string> {
  return within.evaluate((element) => {
    const letters: { letter: string; x: number; y: number }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? ''
      for (let place = 0; place < text.length; place++) {
        range.setStart(walker.currentNode, place)
        range.setEnd(walker.currentNode, place + 1)
        const { left, top, width } = range.getBoundingClientRect()
        if (width > 0) letters.push({ letter: text[place] ?? '', x: left, y: top })
      }
    }
    // Line by line; small vertical offsets (diacritics) stay on the same line.
    return letters
      .sort((one, other) => (Math.abs(one.y - other.y) > 6 ? one.y - other.y : one.x - other.x))
      .map(({ letter }) => letter)
      .join('')
  })
}

/** A price in visual order from left to right: the sign is left of the number. */
export function visualPrice(printed: string): string {
  const [number, sign] = printed.split('\u00a0')
  return `${sign}\u00a0${number}`
}

/** Expects the text to appear in this visual order inside a right-to-left line. */
export async function expectVisualOrder(within: Locator, seen: string): Promise<void> {
  expect(await seenLeftToRight(within.first())).toContain(seen)
}

/** Opens the dialog and closes it in each way. Expects the focus inside while it is open, and back on the opener afterwards. */
export async function expectDialogKeepsFocus(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  const closers = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: texts('messages').closeDialog }).click(),
    () => page.mouse.click(4, 4),
  ]
  for (const close of closers) {
    await opener.click()
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

const terms = entry('terms', 'cancellation')

/** Every rule of the cancellation terms. */
export const everyRule = [...terms.refunds, ...terms.rules, ...terms.statutory.items, terms.howToCancel].map(({ text }) => text)
export const termsTitle = terms.title
