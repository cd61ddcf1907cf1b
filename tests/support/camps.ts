import { expect, type Locator, type Page } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import type { CampState } from '../../src/lib/camps/camp-state.ts'
import { campDays } from '../../src/lib/days/calendar-day.ts'
import { formatDayCount, formatDayRange, formatDayRangeInWords } from '../../src/lib/days/format-days.ts'
import { israelMoment } from '../../src/lib/days/israel-time.ts'
import { readPrintedDate } from '../../src/lib/days/printed-date.ts'
import { formatGrades } from '../../src/lib/text/format-grades.ts'
import { formatPrice } from '../../src/lib/text/format-price.ts'
import { entries, entry } from './content.ts'
import { words } from './words.ts'

/** The camp of the specification, as its file tells it, and its facts as they are printed. */
export const passover = campOf('passover')
export const online = campOf('online')

function campOf(id: string) {
  const camp = entry('camps', id)
  const { dates, hours, price, instalments, signUp, activities } = camp
  const [first, last] = [dates?.first, dates?.last].map((day) => day && readPrintedDate(day)?.iso)
  if (!first || !last || !hours || !price || !instalments || !activities) throw new Error(`${id} has no dates`)
  const days = campDays(first, last)
  return {
    ...camp,
    ...{ hours, price, instalments, activities },
    /** What the chat begins with. */
    signUpMessage: signUp?.message || words('camps').signUpMessage.replace('{title}', camp.title),
    id,
    /** One page for all camps: its address says for which. */
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
      instalments: words('camps').instalments.replace('{n}', String(instalments)),
    },
  }
}

/** Every camp of the site with dates, by its first day. */
export const scheduled = Object.keys(entries('camps'))
  .filter((id) => entry('camps', id).dates)
  .map(campOf)
  .toSorted((one, other) => one.first.localeCompare(other.first) || Number(one.isOnline) - Number(other.isOnline))

/** The city that has a page, and its camps. */
export const city = { ...entry('cities', 'kiryat-gat'), path: '/win-camp/kiryat-gat' }
export const cityCamps = scheduled.filter((camp) => !camp.isOnline && camp.location.city === city.city)

type Part = NonNullable<typeof passover.landings>[number]['sections'][string]

/** The part of that kind on the Passover page or on the city's. */
export function partOf<Kind extends Part['type']>(path: string, kind: Kind): Extract<Part, { type: Kind }> {
  const landing = path === city.path ? city : passover.landings?.find((one) => one.path === path)
  const parts: Part[] = Object.values(landing?.sections ?? {})
  const part = parts.find(({ type }) => type === kind)
  if (!part) throw new Error(`No ${kind} on the page ${path}`)
  return part as Extract<Part, { type: Kind }>
}

/** Opens the page as a visitor would at that moment. */
export async function readAt(page: Page, moment: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(path)
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const secondBefore = (moment: string) => new Date(Date.parse(moment) - 1000).toISOString()
const [begins, isOver] = [israelMoment(passover.first, '00:00'), israelMoment(dayAfter(passover.last), '00:00')]

/** Both sides of each boundary of the Passover camp, in Israel. */
export const moments = {
  open: [secondBefore(begins)],
  running: [begins, secondBefore(isOver)],
  ended: [isOver],
}

type Camp = (typeof scheduled)[number]

/** The day on which a camp is in a state, and what its file would say then. */
export function inState({ first, last }: Camp, state: CampState): { day: string; calendar: string } {
  const days: Partial<Record<CampState, string>> = { running: first, ended: dayAfter(last) }
  const written: Partial<Record<CampState, string>> = { planned: `${first}/`, few: '/few', full: '/full' }
  return { day: days[state] ?? dayBefore(first), calendar: `${first}/${last}/${written[state] ?? '/'}` }
}

function calendarOf({ first, last }: Camp): string {
  return `${first}/${last}//`
}

/** A calendar as the props of the waiting list's form have it. */
function inProps(calendar: string): string {
  const [first, last, opens, places] = calendar.split('/')
  const written = Object.entries({ first, last, opens, places }).map(([name, value]) => `"${name}":[0${value ? `,"${value}"` : ''}]`)
  return written.join().replaceAll('"', '&quot;')
}

/**
 * Opens a page on the day on which the camp is in that state, as if its file said so and as if it were the only camp that is not over:
 * what is asked about one camp must not depend on the others that the owner has.
 */
export async function readInState(page: Page, path: string, camp: Camp, state: CampState): Promise<void> {
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

/** What the eye sees from left to right, by the place of each letter: not what the markup says. */
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
    // Line by line; marks above and below the line do not make a new one.
    return letters
      .sort((one, other) => (Math.abs(one.y - other.y) > 6 ? one.y - other.y : one.x - other.x))
      .map(({ letter }) => letter)
      .join('')
  })
}

/** A price as the eye sees it from left to right: the sign is to the left of the number. */
export function seenPrice(printed: string): string {
  const [number, sign] = printed.split('\u00a0')
  return `${sign}\u00a0${number}`
}

/** Dates, hours and prices keep their order inside a right-to-left line. */
export async function expectOrder(within: Locator, seen: string): Promise<void> {
  expect(await seenLeftToRight(within.first())).toContain(seen)
}

/** Opens the dialog, finds the focus inside, and closes it in each of the ways; the focus comes back each time. */
export async function expectDialogKeepsFocus(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: words('messages').closeDialog }).click(),
    () => page.mouse.click(4, 4),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

const terms = entry('terms', 'cancellation')

/** Every rule of the terms, wherever they are read. */
export const everyRule = [...terms.refunds, ...terms.rules, ...terms.statutory.items, terms.howToCancel].map(({ text }) => text)
export const termsTitle = terms.title
