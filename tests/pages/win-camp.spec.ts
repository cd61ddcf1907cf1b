import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { israelMoment } from '../../src/lib/days/israel-time.ts'
import { prefilled } from '../support/action.ts'
import {
  everyRule,
  expectDialogKeepsFocus,
  expectVisualOrder,
  moments,
  moveTo,
  online,
  openAt,
  passover,
  scheduled,
  termsTitle,
  visualPrice,
} from '../support/camps.ts'
import { contentOf, entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { expectNoSidewaysScroll, phone, waitForLayout } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/win-camp'
const { testimonials } = contentOf('win-camp')
const labels = texts('camps')
const camps = [passover, online]
/** The day-by-day programme of each camp; the day of the build decides which one the page shows. */
const programmes = scheduled.map(({ activities }) => activities.filter(({ day }) => day).map(({ title }) => title))
const stamp = (camp: typeof passover, time: string) => `${camp.first.replaceAll('-', '')}T${time.replace(':', '')}00`

// spec: 2-camps-overview-hero-two
test('the second section has the cards: upcoming camps by first day, then past ones, among them the two of the specification', async ({
  page,
}) => {
  await openAt(page, '2025-03-20T10:00:00Z', path)
  await expect(page.locator('main > section').nth(1)).toHaveId('camps')
  const order = async () => {
    const cards = await page.locator('#camps').getByRole('article').all()
    const places = await Promise.all(cards.map(async (card) => ({ id: await card.getAttribute('id'), box: await card.boundingBox() })))
    // Row by row, from right to left.
    return places
      .toSorted((one, other) => (one.box?.y ?? 0) - (other.box?.y ?? 0) || (other.box?.x ?? 0) - (one.box?.x ?? 0))
      .map(({ id }) => id)
  }
  const all = scheduled.map(({ id }) => id)
  await expect.poll(order).toEqual(all)
  await moveTo(page, '2025-05-01T10:00:00Z')
  await expect.poll(order).toEqual([...all.filter((id) => !['passover', 'online'].includes(id)), 'passover', 'online'])
  await moveTo(page, `${scheduled.at(-1)?.first}T10:00:00Z`)
  await expect.poll(async () => (await order())[0]).toBe(scheduled.at(-1)?.id)
})

// spec: 1-holiday-camps, 2-camps-overview-hero-two, 9-passover-camp-dates
test('each card shows all facts of its camp, and dates, hours and prices keep their order', async ({ page }) => {
  await openAt(page, moments.open[0] ?? '', path)
  for (const { id, title, printed, groups, ...camp } of camps) {
    const card = page.locator(`#${id}`)
    const place = camp.isOnline ? [labels.onlinePlace, labels.onlineVenue] : [camp.location.city, camp.location.venue]
    const facts = [
      printed.dates,
      printed.dayCount,
      printed.hours,
      printed.grades,
      groups ?? '',
      ...place,
      printed.price,
      printed.instalments,
    ]
    for (const fact of [title, ...facts]) await expect(card).toContainText(fact)
    await expect(card.getByRole('link', { name: labels.openChat })).toHaveAttribute('href', /^https:\/\/wa\.me\/972\d+\?text=/)
    // Visual order: the sign is left of the number.
    await expectVisualOrder(card.getByText(printed.hours), printed.hours)
    await expectVisualOrder(card.getByText(printed.price, { exact: true }), visualPrice(printed.price))
  }
  const range = `${Number(passover.first.slice(-2))}–${Number(passover.last.slice(-2))}`
  const inWords = page.locator('#passover').getByText(passover.printed.dates.split(' ').slice(1).join(' '))
  await expectVisualOrder(inWords, range)
  await page.setViewportSize(phone)
  await expectVisualOrder(inWords, range)
  await expectVisualOrder(page.locator('#passover').getByText(passover.printed.hours), passover.printed.hours)
})

const states = {
  open: { chip: labels.openChip, label: labels.openChat, message: passover.signUpMessage },
  running: { chip: labels.runningChip, label: labels.runningChat, message: labels.runningMessage.replace('{title}', passover.title) },
  ended: { chip: labels.endedChip, label: labels.endedChat, message: labels.endedMessage.replace('{title}', passover.title) },
}
for (const state of ['open', 'running', 'ended'] as const) {
  const { chip, label, message } = states[state]
  // spec: 2-camps-overview-hero-two, decided-camp-states
  test(`the card shows the state ${state}, exact to the second`, async ({ page }) => {
    await openAt(page, moments[state][0] ?? '', path)
    for (const moment of moments[state]) {
      await moveTo(page, moment)
      const card = page.locator('#passover')
      await expect(card.getByText(chip).filter({ visible: true })).toHaveCount(1)
      expect(await prefilled(card.getByRole('link', { name: label }))).toContain(message.trim())
      for (const other of Object.values(states))
        if (other.chip !== chip) await expect(card.getByText(other.chip).filter({ visible: true })).toHaveCount(0)
    }
  })
}

// spec: decided-camp-states
test('the state follows the day in Israel, whatever the visitor’s time zone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  // Half an hour into the first day in Israel; in New York it is still the day before.
  await openAt(page, israelMoment(passover.first, '00:30'), path)
  await expect(page.locator('#passover').getByText(labels.runningChip).filter({ visible: true })).toHaveCount(1)
  await context.close()
})

// spec: 2-camps-overview-hero-two, 4-dialogs-open-close
test('each camp has a details dialog with its activities, which takes the focus and returns it', async ({ page }) => {
  await openAt(page, moments.open[0] ?? '', path)
  for (const { title, activities, printed } of camps) {
    await page.getByRole('button', { name: `${labels.details}: ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(title) })
    await expect(dialog.getByRole('heading', { name: labels.activities })).toBeVisible()
    for (const text of [...activities.map((activity) => activity.title), printed.price]) await expect(dialog).toContainText(text)
    await page.keyboard.press('Escape')
  }
  const opener = page.getByRole('button', { name: `${labels.details}: ${passover.title}` })
  await expectDialogKeepsFocus(page, opener, new RegExp(passover.title))
  await opener.click()
  await expect(page.getByRole('dialog').getByRole('link', { name: labels.toPage })).toHaveAttribute('href', '/win-camp/passover')
})

// spec: 2-camps-overview-hero-two, 9-rule-cancellation
test('every card has a button for the terms dialog, which contains every rule, takes the focus and returns it', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('button', { name: labels.terms })).toHaveCount(scheduled.length)
  const openerOf = (id: string) => page.locator(`#${id}`).getByRole('button', { name: labels.terms })
  const dialog = page.getByRole('dialog', { name: termsTitle })
  for (const { id } of scheduled) {
    await openerOf(id).click()
    await expect(dialog, id).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(openerOf(id)).toBeFocused()
  }
  await openerOf(online.id).click()
  for (const rule of everyRule) await expect(dialog).toContainText(rule)
  // The refund bars are to scale.
  const heights = await dialog.locator('[data-percent]').evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height))
  const whole = Math.max(...heights)
  const { refunds } = entry('terms', 'cancellation')
  expect(heights.map((height) => Math.round((height / whole) * 10))).toEqual(refunds.map(({ percent }) => percent / 10))
  await page.keyboard.press('Escape')
  await expectDialogKeepsFocus(page, openerOf(passover.id), termsTitle)
})

test('with scripts off the terms are visible on the page', async ({ textPage }) => {
  await textPage.goto(path)
  for (const rule of everyRule) await expect(textPage.getByText(rule).first()).toBeVisible()
})

test('a camp can be added to a calendar, in Israel time', longLayerOnly, async ({ page, request }) => {
  await openAt(page, moments.open[0] ?? '', path)
  for (const camp of camps) {
    const address = await detailsOf(page, camp.id).getByRole('link', { name: labels.toCalendar, includeHidden: true }).getAttribute('href')
    const response = await request.get(address ?? '')
    expect(response.headers()['content-type']).toContain('text/calendar')
    const file = await response.text()
    for (const line of [
      `UID:${camp.id}@${new URL(site.url).host}`,
      'DTSTAMP:',
      `DTSTART;TZID=Asia/Jerusalem:${stamp(camp, camp.hours.from)}`,
      `DTEND;TZID=Asia/Jerusalem:${stamp(camp, camp.hours.to)}`,
      'BEGIN:VTIMEZONE',
    ]) {
      expect(file).toContain(line)
    }
  }
})

/** The details dialog of a camp, open or closed. */
function detailsOf(page: Page, id: string) {
  return page.locator(`#details-${id}`)
}

test('the details link to Waze and Google Maps, and share the camp on WhatsApp', longLayerOnly, async ({ page }) => {
  await openAt(page, moments.open[0] ?? '', path)
  await page.getByRole('button', { name: `${labels.details}: ${passover.title}` }).click()
  const card = page.getByRole('dialog', { name: new RegExp(passover.title) })
  await expect(card.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', /^https:\/\/waze\.com\/ul\?q=.+&navigate=yes$/)
  await expect(card.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  )
  expect(await prefilled(card.getByRole('link', { name: labels.share }))).toContain(`${site.url}/win-camp/passover`)
  await expect(detailsOf(page, 'online').getByRole('link', { name: 'Waze', includeHidden: true })).toHaveCount(0)
})

// spec: 2-camps-parents-testimonials-scroll
test('the testimonials scroll by keyboard, and the day-by-day programme is one camp’s', async ({ page }) => {
  await page.goto(path)
  await waitForLayout(page)
  const dayTitles = page.locator('#learn').getByRole('heading', { level: 3 })
  expect(programmes).toContainEqual((await dayTitles.allInnerTexts()).map((title) => title.replace(/\s+/g, ' ').trim()))
  const box = page.getByRole('region', { name: new RegExp(testimonials.chatTitle) })
  const figures = box.getByRole('figure')
  await expect(figures).toHaveCount(testimonials.items.length)
  for (const [number, id] of testimonials.items.entries())
    await expect(figures.nth(number)).toContainText(entry('testimonials', String(id)).text)
  await box.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => box.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(0)
})

// spec: 1-sign-up-ways, 2-camps-buttons-ashkelon-group
test('the signpost links to the Ashkelon group and to the Kiryat Gat page', async ({ textPage }) => {
  await textPage.goto(path)
  const [ashkelon, kiryatGat] = testimonials.signpost.signs.map(({ action }) => new RegExp(action.label))
  const main = textPage.getByRole('main')
  await expect(main.getByRole('link', { name: ashkelon ?? '' })).toHaveAttribute('href', site.ashkelonGroup)
  await expect(main.getByRole('link', { name: kiryatGat ?? '' }).last()).toHaveAttribute('href', '/win-camp/kiryat-gat')
})

test('structured data: a past camp is only on its own page, without an offer', () => {
  const eventNames = eventsOn('dist/win-camp.html').map((event) => (event as { name?: string }).name)
  expect(eventNames).not.toContain(passover.title)
  const { title, first, last, hours } = passover
  const [event, ...more] = eventsOn('dist/win-camp/passover.html')
  expect(more).toEqual([])
  expect(event).toMatchObject({ name: title, startDate: israelMoment(first, hours.from), endDate: israelMoment(last, hours.to) })
  expect(event).not.toHaveProperty('offers')
})

function eventsOn(file: string): object[] {
  const html = readFileSync(file, 'utf8')
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))
  return data.filter((item) => item['@type'] === 'Event')
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a tap opens the details, nothing overflows sideways, and the page height is limited', async ({ page }) => {
    await page.goto(path)
    await waitForLayout(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10500)
    await page.getByRole('button', { name: `${labels.details}: ${passover.title}` }).tap()
    const dialog = page.getByRole('dialog', { name: new RegExp(passover.title) })
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: texts('messages').closeDialog }).tap()
    await expect(dialog).toBeHidden()
    await expectNoSidewaysScroll(page, [320, 704, 1088, 1920])
  })
})

test('a shared camp ends with its plain address, without direction marks', longLayerOnly, async ({ page }) => {
  await page.goto('/win-camp')
  const shared = await page
    .getByRole('main')
    .locator('a[href^="https://wa.me/?text="]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? ''))
  expect(shared.length).toBeGreaterThan(0)
  for (const message of shared) expect(message).toMatch(/\nhttps:\/\/[!-~]+$/)
})
