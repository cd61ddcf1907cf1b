import { expect, test } from '@playwright/test'
import { everyRule, expectDialogManners, expectOrder, moments, readAt } from '../support/camps'
import { expectNoSidewaysScroll, laidOut, phone, readToTheEnd } from '../support/page'

const path = '/win-camp/passover'

test('the hero holds the facts of the camp, in the order of a right-to-left page', async ({ page }) => {
  await page.goto(path)
  const hero = page.getByRole('region', { name: 'חמישה ימים, חמש המצאות' })
  for (const fact of [
    'מחנה פסח 2025',
    '08:00–13:00',
    'כיתות ב׳ עד ח׳',
    'בקבוצות',
    'קריית גת',
    'בית ספר תיכון',
    '₪590',
    'עד 3 תשלומים ללא ריבית',
  ]) {
    await expect(hero).toContainText(fact)
  }
  const days = hero.getByRole('list', { name: /ימי המחנה/ }).locator('time')
  expect(await days.evaluateAll((all) => all.map((day) => day.getAttribute('datetime')))).toEqual([
    '2025-04-06',
    '2025-04-07',
    '2025-04-08',
    '2025-04-09',
    '2025-04-10',
  ])
  await expectOrder(hero.getByText('08:00–13:00'), '08:00–13:00')
  await expectOrder(hero.getByText('₪590'), '₪590')
  // The week runs from right to left.
  const places = await hero
    .getByRole('list', { name: /ימי המחנה/ })
    .locator('li')
    .evaluateAll((all) => all.map((day) => day.getBoundingClientRect().right))
  expect(places).toEqual([...places].sort((one, other) => other - one))
})

test('five days with what is taken home, five stages, and one price in one, two or three payments', async ({ page }) => {
  await page.goto(path)
  const days = page.locator('#days').getByRole('article')
  await expect(days).toHaveCount(5)
  await expect(days.first()).toContainText('6.4.25')
  await expect(days.last()).toContainText('10.4.25')
  for (const day of await days.all()) await expect(day).toContainText('הביתה לוקחים')
  const stages = page.getByRole('region', { name: 'איך נולד מחנה' }).getByRole('heading', { level: 3 })
  await expect(stages).toHaveText(['פגישת התאמה', 'תוכנית מותאמת', 'הכנת המדריכים', 'הפעלת המחנה', 'משוב'])
  const rows = page.locator('#sign-up ol > li')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) {
    const parts = (await row.locator('bdi').allTextContents()).map((part) => Number(part.replace('₪', '')))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(590)
  }
})

test('today is marked while the camp runs', async ({ page }) => {
  await readAt(page, '2025-04-08T10:00:00+03:00', path)
  await expect(page.locator('[aria-current="date"]').first()).toContainText('8')
  await readAt(page, '2025-04-12T10:00:00+03:00', path)
  await expect(page.locator('[aria-current="date"]')).toHaveCount(0)
})

test('22 pictures load only when they are near', async ({ page }) => {
  await page.goto(path)
  const pictures = page.locator('#gallery').getByRole('listitem').locator('img')
  const loaded = () => pictures.evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
  await expect(pictures).toHaveCount(22)
  for (const loading of await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('loading')))) expect(loading).toBe('lazy')
  expect(await loaded()).toBeLessThan(22)
  await readToTheEnd(page)
  await expect.poll(loaded, { timeout: 15_000 }).toBe(22)
  const alternatives = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  expect(new Set(alternatives).size).toBe(22)
})

test('the pictures stand in one, two or three columns, and open in the viewer', async ({ page }) => {
  await page.goto(path)
  const grid = page.locator('#gallery').getByRole('list').first()
  for (const [width, columns] of [
    [390, 1],
    [700, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)).toBe(columns)
  }
  await page.locator('#gallery').getByRole('link').first().click()
  const viewer = page.getByRole('dialog', { name: 'רגעים מהמחנה' })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('sign-up is a chat, and the terms are beside it', async ({ page }) => {
  await readAt(page, moments.before[0] ?? '', path)
  const signUp = page.locator('#sign-up').getByRole('link', { name: 'להרשמה ב־WhatsApp' })
  await expect(signUp).toHaveAttribute('href', /^https:\/\/wa\.me\/972500000000\?text=/)
  const opener = page.locator('#sign-up').getByRole('button', { name: 'תנאים וביטולים' })
  await opener.click()
  for (const rule of everyRule) await expect(page.getByRole('dialog', { name: 'תנאים וביטולים' })).toContainText(rule)
  await page.keyboard.press('Escape')
  await expectDialogManners(page, opener, 'תנאים וביטולים')
})

test('when it is over the page says so and offers the next one', async ({ page }) => {
  await readAt(page, moments.after[0] ?? '', path)
  await expect(page.getByText('המחנה הסתיים').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'לעדכון על המחנה הבא' })).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('link', { name: 'להרשמה ב־WhatsApp' })).toHaveCount(0)
})

test('search engines are told of the event', async ({ page }) => {
  await page.goto(path)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  expect(data.find((item) => item['@type'] === 'Event')).toMatchObject({
    name: 'מחנה פסח 2025',
    startDate: '2025-04-06T08:00:00+03:00',
    endDate: '2025-04-10T13:00:00+03:00',
    location: { '@type': 'Place', address: { addressLocality: 'קריית גת' } },
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('six pictures are seen, and the other sixteen unfold', async ({ page }) => {
    await page.goto(path)
    const pictures = page.locator('#gallery').getByRole('link')
    await expect(pictures).toHaveCount(6)
    await page.getByText('עוד 16 תמונות').tap()
    await expect(pictures).toHaveCount(22)
  })

  test('the page is not endless', async ({ page }) => {
    await page.goto(path)
    await laidOut(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7200)
  })
})

test('nothing overflows from the smallest phone to a wide screen', async ({ page }) => {
  await page.goto(path)
  await expectNoSidewaysScroll(page, [320, 480, 1088, 1920])
})
