import { expect } from '@playwright/test'
import { site } from '../../src/config/site.ts'
import { formatDay } from '../../src/lib/days/format-days.ts'
import { chatHref } from '../../src/lib/phone-links.ts'
import { isolateLtrRuns } from '../../src/lib/text/isolate-ltr-runs.ts'
import {
  everyRule,
  expectDialogKeepsFocus,
  expectVisualOrder,
  moments,
  moveTo,
  openAt,
  partOf,
  passover,
  termsTitle,
  visualPrice,
} from '../support/camps.ts'
import { entry } from '../support/content.ts'
import { longLayerOnly } from '../support/layers.ts'
import { looseText } from '../support/loose-text.ts'
import { expectNoSidewaysScroll, phone, scrollThrough, waitForLayout } from '../support/page.ts'
import { test } from '../support/text-page.ts'
import { texts } from '../support/texts.ts'

const path = '/win-camp/passover'
const week = partOf(path, 'week-hero')
const programme = partOf(path, 'flags-programme')
const stages = partOf(path, 'stages-steps')
const gallery = partOf(path, 'gallery')
const { title: galleryTitle, pictures: shown } = entry('galleries', String(gallery.gallery))
const pictureCount = shown.length
const labels = texts('camps')
const { printed } = passover

// spec: 1-holiday-camps
test('the hero shows the facts of the camp, in right-to-left order', async ({ page }) => {
  await openAt(page, moments.open[0] ?? '', path)
  const hero = page.getByRole('region', { name: week.heading })
  const facts = hero.locator('dl')
  const place = passover.isOnline ? [] : [passover.location.city, passover.location.venue]
  for (const fact of [week.kicker, printed.hours, printed.grades, passover.groups, ...place, printed.price, printed.instalments])
    await expect(hero).toContainText(fact ?? '')
  const days = hero.getByRole('list', { name: new RegExp(labels.campDays) })
  expect(await days.locator('time').evaluateAll((all) => all.map((day) => day.getAttribute('datetime')))).toEqual(passover.days)
  await expectVisualOrder(facts.getByText(printed.hours), printed.hours)
  await expectVisualOrder(facts.getByText(printed.price).filter({ visible: true }), visualPrice(printed.price))
  // The week runs from right to left.
  const places = await days.locator('li').evaluateAll((all) => all.map((day) => day.getBoundingClientRect().right))
  expect(places).toEqual([...places].sort((one, other) => other - one))
})

// spec: 9-camp-operation-five
test('shows each day with its take-home item, the stages, and payment plans that each add up to the price', async ({ page }) => {
  await openAt(page, moments.open[0] ?? '', path)
  const days = page.locator('#days').getByRole('article')
  await expect(days).toHaveCount(passover.days.length)
  await expect(days.first()).toContainText(formatDay(passover.first))
  await expect(days.last()).toContainText(formatDay(passover.last))
  for (const day of await days.all()) await expect(day).toContainText(programme.takeHomeLabel)
  const titles = page.getByRole('region', { name: stages.heading }).getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(stages.items.map(({ title }) => looseText(title)))
  const rows = page.locator('#sign-up ol > li')
  await expect(rows).toHaveCount(passover.instalments)
  for (const row of await rows.all()) {
    const parts = (await row.locator('li').allTextContents()).map((part) => Number(part.replace(/[₪,\s]/g, '')))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(passover.price)
  }
})

test('marks today while the camp runs', longLayerOnly, async ({ page }) => {
  const today = passover.days[1] ?? ''
  await openAt(page, `${today}T10:00:00Z`, path)
  await expect(page.locator('[aria-current="date"]').first()).toContainText(String(Number(today.slice(-2))))
  await moveTo(page, moments.ended[0] ?? '')
  await expect(page.locator('[aria-current="date"]')).toHaveCount(0)
})

// spec: 2-gallery-22
test('the pictures load lazily, and each has its own alternative text', async ({ page }) => {
  // Use a low window: Chromium loads lazy pictures up to 3000 px ahead, and the page is not much longer than that.
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.goto(path)
  const pictures = page.locator('#gallery').getByRole('listitem').locator('img')
  const loaded = () => pictures.evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
  await expect(pictures).toHaveCount(pictureCount)
  for (const loading of await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('loading')))) expect(loading).toBe('lazy')
  expect(await loaded()).toBeLessThan(pictureCount)
  await scrollThrough(page)
  await expect.poll(loaded, { timeout: 15_000 }).toBe(pictureCount)
  const alternatives = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  expect(new Set(alternatives).size).toBe(pictureCount)
})

// spec: 2-gallery-22
test('the pictures are in one, two or three columns by width, and open in the viewer', async ({ page }) => {
  await page.goto(path)
  const grid = page.locator('#gallery').getByRole('list').first()
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [639, 1],
    [640, 2],
    [768, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)).toBe(columns)
  }
  await page.locator('#gallery').getByRole('link').first().click()
  const viewer = page.getByRole('dialog', { name: galleryTitle })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

// spec: 2-camps-overview-hero-two
test('sign-up opens a chat, with the terms beside it', async ({ page }) => {
  await openAt(page, moments.open[0] ?? '', path)
  const signUp = page.locator('#sign-up').getByRole('link', { name: labels.openChat })
  await expect(signUp).toHaveAttribute('href', chatHref(site.whatsapp, isolateLtrRuns(passover.signUpMessage)))
  const opener = page.locator('#sign-up').getByRole('button', { name: labels.terms })
  await opener.click()
  for (const rule of everyRule) await expect(page.getByRole('dialog', { name: termsTitle })).toContainText(rule)
  await page.keyboard.press('Escape')
  await expectDialogKeepsFocus(page, opener, termsTitle)
})

// spec: decided-past-price
test('after the camp the page says that it is over and what it cost, and offers no sign-up, payment or calendar', async ({ page }) => {
  await openAt(page, moments.ended[0] ?? '', path)
  const main = page.getByRole('main')
  await expect(main.getByText(labels.endedChip).filter({ visible: true }).first()).toBeVisible()
  const signUp = page.locator('#sign-up')
  await expect(signUp).toContainText(partOf(path, 'price-cta').lead.ended.replace('{{camp.price}}', printed.price))
  await signUp.getByRole('button', { name: labels.terms }).click()
  await expect(page.getByRole('dialog', { name: termsTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of [labels.openChat, labels.pay, labels.toCalendar]) await expect(main.getByRole('link', { name })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the pictures are uncropped in one column; three are shown, and a button expands the others', longLayerOnly, async ({ page }) => {
    await page.goto(path)
    const pictures = page.locator('#gallery').getByRole('link')
    await expect(pictures).toHaveCount(3)
    await page.getByText(texts('gallery').more.replace('{n}', String(pictureCount - 3))).tap()
    await expect(pictures).toHaveCount(pictureCount)
    const boxes = await pictures.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
    const [first] = boxes
    expect(first?.width).toBeGreaterThan(330)
    for (const [number, { left, width, height, top }] of boxes.entries()) {
      expect([left, width]).toEqual([first?.left, first?.width])
      expect(width / height).toBeCloseTo(1.5, 1)
      expect(top).toBeGreaterThanOrEqual(boxes[number - 1]?.bottom ?? top)
    }
  })
})

test(
  'the page height is limited on a phone, and nothing overflows from a small phone to a wide screen',
  longLayerOnly,
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await waitForLayout(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6700)
    await expectNoSidewaysScroll(page, [320, 480, 1088, 1920])
  },
)
