import { expect, type Locator, type Page } from '@playwright/test'
import { schoolDays } from '../../src/lib/days/calendar-day.ts'
import { formatDayCount, formatDayRange, formatDayRangeInWords } from '../../src/lib/days/format-days.ts'
import { israelMoment } from '../../src/lib/days/israel-time.ts'
import { readPrintedDate } from '../../src/lib/days/printed-date.ts'
import { formatGrades } from '../../src/lib/text/format-grades.ts'
import { formatPrice } from '../../src/lib/text/format-price.ts'
import { entry } from './content.ts'
import { words } from './words.ts'

/** The camp of the specification, as its file tells it, and its facts as they are printed. */
export const passover = campOf('passover')
export const online = campOf('online')

function campOf(id: string) {
  const camp = entry('camps', id)
  const { dates, hours, price, instalments, signUp, activities } = camp
  const [first, last] = [dates?.first, dates?.last].map((day) => day && readPrintedDate(day)?.iso)
  if (!first || !last || !hours || !price || !instalments || !signUp || !activities) throw new Error(`${id} has no dates`)
  const days = schoolDays(first, last)
  return {
    ...camp,
    ...{ hours, price, instalments, signUp, activities },
    id,
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

type Landing = NonNullable<typeof passover.landings>[number]
type Part = Landing['sections'][string]

/** The part of that kind on one of the camp's own pages. */
export function partOf<Kind extends Part['type']>(path: string, kind: Kind): Extract<Part, { type: Kind }> {
  const landing = passover.landings?.find((one) => one.path === path)
  const part = Object.values(landing?.sections ?? {}).find(({ type }) => type === kind)
  if (!part) throw new Error(`No ${kind} on the page ${path} in src/content/camps/passover.yaml`)
  return part as Extract<Part, { type: Kind }>
}

/** Opens the page as a visitor would at that moment. */
export async function readAt(page: Page, moment: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(path)
}

const dayAfter = new Date(Date.parse(passover.last) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const secondBefore = (moment: string) => new Date(Date.parse(moment) - 1000).toISOString()
const [begins, isOver] = [israelMoment(passover.first, '00:00'), israelMoment(dayAfter, '00:00')]

/** Both sides of each boundary, in Israel. */
export const moments = {
  open: [secondBefore(begins)],
  running: [begins, secondBefore(isOver)],
  ended: [isOver],
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
