import { expect, test } from '@playwright/test'
import { everyRule, expectDialogManners, expectOrder, moments, readAt } from '../support/camps'
import { expectAccessible, expectNoSidewaysScroll, laidOut, phone } from '../support/page'

const path = '/win-camp'

test('the poster leads to each camp by a plate with its price', async ({ page }) => {
  await page.goto(path)
  const hero = page.getByRole('region', { name: /בחופש/ })
  await expect(hero.getByRole('link', { name: /מחנה פסח 2025.*₪590/ })).toHaveAttribute('href', '#passover')
  await expect(hero.getByRole('link', { name: /מחנה אונליין.*₪400/ })).toHaveAttribute('href', '#online')
})

test('two camps can be compared at a glance, and dates, hours and prices keep their order', async ({ page }) => {
  await page.goto(path)
  const cards = page.locator('#camps').getByRole('article')
  await expect(cards).toHaveCount(2)
  const [onSite, online] = [cards.nth(0), cards.nth(1)]
  for (const fact of [
    'מחנה פסח 2025',
    '6–10 באפריל 2025',
    'חמישה ימים',
    '08:00–13:00',
    'כיתות ב׳ עד ח׳',
    'בקבוצות',
    'קריית גת',
    'בית ספר תיכון',
    '₪590',
    'עד 3 תשלומים ללא ריבית',
  ]) {
    await expect(onSite).toContainText(fact)
  }
  for (const fact of ['מחנה אונליין', '10:00–12:00', '₪400', 'עד 3 תשלומים ללא ריבית']) await expect(online).toContainText(fact)
  for (const card of [onSite, online]) {
    await expect(card.getByRole('link', { name: 'לעדכון על המחנה הבא' })).toHaveAttribute('href', /^https:\/\/wa\.me\/972500000000\?text=/)
  }
  // The same row stands at the same height on both.
  for (const row of [0, 1, 2, 3]) {
    const [one, other] = await Promise.all([onSite, online].map((card) => card.locator('dl > div').nth(row).boundingBox()))
    expect(one?.y).toBeCloseTo(other?.y ?? 0, 0)
  }
  // What the eye sees, not what the markup says.
  const card = page.locator('#passover')
  await expectOrder(card.getByText('באפריל 2025'), '6–10')
  await expectOrder(card.getByText('08:00–13:00'), '08:00–13:00')
  await expectOrder(card.getByText('₪590'), '₪590')
  await expectOrder(page.locator('#online').getByText('10:00–12:00'), '10:00–12:00')
})

for (const [state, words] of Object.entries({
  before: { chip: 'ההרשמה פתוחה', label: 'להרשמה ב־WhatsApp', message: 'אשמח להירשם למחנה פסח 2025' },
  during: { chip: 'המחנה בעיצומו', label: 'שאלה לצוות המחנה', message: 'יש לי שאלה לצוות' },
  after: { chip: 'המחנה הסתיים', label: 'לעדכון על המחנה הבא', message: 'אשמח לעדכון על המחנה הבא' },
})) {
  test(`read ${state} the camp, to its last and from its first second, the cards say: ${words.chip}`, async ({ page }) => {
    for (const moment of moments[state as keyof typeof moments]) {
      await readAt(page, moment, path)
      const card = page.locator('#passover')
      await expect(card.getByText(words.chip)).toBeVisible()
      const signUp = card.getByRole('link', { name: words.label })
      const address = new URL((await signUp.getAttribute('href')) ?? '')
      expect(address.origin + address.pathname).toBe('https://wa.me/972500000000')
      expect(address.searchParams.get('text')).toContain(words.message)
      for (const other of ['ההרשמה פתוחה', 'המחנה בעיצומו', 'המחנה הסתיים'].filter((chip) => chip !== words.chip)) {
        await expect(card.getByText(other)).toBeHidden()
      }
    }
  })
}

test('the state follows the day in Israel, wherever the visitor is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await readAt(page, '2025-04-05T17:30:00-04:00', path)
  await expect(page.locator('#passover').getByText('המחנה בעיצומו')).toBeVisible()
  await context.close()
})

test('each camp has a details dialog with its activities, which behaves', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'פרטי המחנה: מחנה פסח 2025' }).click()
  const dialog = page.getByRole('dialog', { name: 'מחנה פסח 2025, קריית גת' })
  await expect(dialog.getByRole('heading', { name: 'מה עושים' })).toBeVisible()
  await expect(dialog).toContainText('טורניר משחקים עם יוטיובר')
  await expect(dialog.getByRole('link', { name: 'לעמוד המחנה' })).toHaveAttribute('href', '/win-camp/passover')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'פרטי המחנה: מחנה אונליין' }).click()
  await expect(page.getByRole('dialog', { name: /מחנה אונליין/ })).toContainText('₪400')
  await page.keyboard.press('Escape')
  await expectDialogManners(page, page.getByRole('button', { name: 'פרטי המחנה: מחנה פסח 2025' }), /מחנה פסח 2025/)
})

test('the terms dialog opens from each card, holds every rule and behaves', async ({ page }) => {
  await page.goto(path)
  const openers = page.locator('#camps').getByRole('button', { name: 'תנאים וביטולים' })
  await expect(openers).toHaveCount(2)
  await openers.nth(1).click()
  const dialog = page.getByRole('dialog', { name: 'תנאים וביטולים' })
  for (const rule of everyRule) await expect(dialog).toContainText(rule)
  // The bars of the refund are in true proportion.
  const heights = await dialog.locator('[data-percent]').evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height))
  expect(heights).toHaveLength(3)
  expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(0.5, 1)
  expect(heights[2]).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectDialogManners(page, openers.first(), 'תנאים וביטולים')
})

test('with scripts off the terms are plain text on the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(path)
  for (const rule of everyRule) await expect(page.getByText(rule).first()).toBeVisible()
  await context.close()
})

test('a camp goes into a calendar, in Israel time', async ({ page, request }) => {
  await page.goto(path)
  const address = await page.locator('#passover').getByRole('link', { name: 'הוספה ליומן' }).first().getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('text/calendar')
  const file = await answer.text()
  for (const line of [
    'UID:passover@win.example',
    'DTSTAMP:',
    'DTSTART;TZID=Asia/Jerusalem:20250406T080000',
    'DTEND;TZID=Asia/Jerusalem:20250406T130000',
    'BEGIN:VTIMEZONE',
  ]) {
    expect(file).toContain(line)
  }
  expect(await (await request.get('/win-camp/online.ics')).text()).toContain('DTSTART;TZID=Asia/Jerusalem:20250406T100000')
})

test('the venue opens in Waze and Google Maps, and the camp is shared on WhatsApp', async ({ page }) => {
  await page.goto(path)
  const card = page.locator('#passover')
  await expect(card.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', /^https:\/\/waze\.com\/ul\?q=.+&navigate=yes$/)
  await expect(card.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  )
  const share = new URL((await card.getByRole('link', { name: 'שיתוף ב־WhatsApp' }).getAttribute('href')) ?? '')
  expect(share.origin + share.pathname).toBe('https://wa.me/')
  expect(share.searchParams.get('text')).toContain('https://win.example/win-camp/passover')
  await expect(page.locator('#online').getByRole('link', { name: 'Waze' })).toHaveCount(0)
})

test('parents speak in a box that scrolls by keyboard, and what we learn has five days', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('#learn').getByRole('heading', { level: 3 })).toHaveCount(5)
  const box = page.getByRole('region', { name: /הורים אחרי מחנה/ })
  await expect(box.getByRole('figure')).toHaveCount(6)
  await box.focus()
  await page.keyboard.press('End')
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
})

test('the signpost leads to the Ashkelon group and to the Kiryat Gat page', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('link', { name: /אשקלון/ })).toHaveAttribute('href', 'https://chat.whatsapp.com/demo-ashkelon')
  await page
    .getByRole('main')
    .getByRole('link', { name: /קריית גת.*לעמוד המחנה/ })
    .click()
  await expect(page).toHaveURL(/\/win-camp\/kiryat-gat$/)
})

test('the menu of camps has three entries, the middle one from the camp itself; search engines are told of both events', async ({
  page,
}) => {
  await page.goto(path)
  const entries = page.locator('#camp-menu a')
  await expect(entries).toHaveCount(3)
  expect(await entries.evaluateAll((all) => all.map((entry) => entry.getAttribute('href')))).toEqual([
    '/win-camp',
    '/win-camp/passover',
    '/science-basket',
  ])
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  const events = data.filter((item) => item['@type'] === 'Event')
  expect(events.map((event) => [event.startDate, event.offers.price])).toEqual([
    ['2025-04-06T08:00:00+03:00', 590],
    ['2025-04-06T10:00:00+03:00', 400],
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a tap opens the details as a sheet, and nothing runs off the side', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'פרטי המחנה: מחנה פסח 2025' }).tap()
    const dialog = page.getByRole('dialog', { name: /מחנה פסח 2025/ })
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'סגירה' }).tap()
    await expect(dialog).toBeHidden()
  })

  test('the facts keep their order, and the page is not endless', async ({ page }) => {
    await page.goto(path)
    await expectOrder(page.locator('#passover').getByText('08:00–13:00'), '08:00–13:00')
    await expectOrder(page.locator('#passover').getByText('באפריל 2025'), '6–10')
    await laidOut(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7200)
  })
})

test('nothing overflows from the smallest phone to a wide screen', async ({ page }) => {
  await page.goto(path)
  await expectNoSidewaysScroll(page, [320, 704, 1088, 1920])
})
