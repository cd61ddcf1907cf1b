import { expect, test } from '@playwright/test'
import { everyRule, expectDialogManners, expectOrder, moments, readAt } from '../support/camps'
import { expectNoSidewaysScroll, laidOut, phone } from '../support/page'

const path = '/win-camp/kiryat-gat'
const payment = 'https://pay.example/win-camp'

test('the hero shows dates, hours and venue in the right order', async ({ page }) => {
  await page.goto(path)
  const board = page.locator('#dates')
  await expect(board.getByRole('heading', { level: 1 })).toHaveText('המחנה של קריית גת')
  for (const fact of ['6.4.25–10.4.25', 'חמישה ימים', '08:00–13:00', 'כיתות ב׳ עד ח׳', 'קריית גת', 'בית ספר תיכון']) {
    await expect(board).toContainText(fact)
  }
  await expectOrder(board.getByText('6.4.25–10.4.25'), '6.4.25–10.4.25')
  await expectOrder(board.getByText('08:00–13:00'), '08:00–13:00')
})

test('features, tournament with a YouTuber, reasons, gallery and sign-up follow in this order', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'מה יש בתיק של המחנה',
    /יוטיובר/,
    'למה דווקא כאן?',
    'ככה נראית אנרגיה',
    'שומרים מקום?',
  ])
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page.locator('#why').getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(page.locator('#gallery').getByRole('link')).toHaveCount(6)
})

test('the tournament goes to its final in three rounds', async ({ page }) => {
  await page.goto(path)
  const hall = page.locator('#tournament')
  await expect(hall).toContainText('טורניר הגיימינג')
  for (const round of ['מוקדמות', 'חצי גמר', 'גמר על הבמה']) await expect(hall.getByRole('heading', { name: round })).toBeVisible()
})

test('while registration is open, the payment page is the main way in', async ({ page }) => {
  for (const moment of moments.before) {
    await readAt(page, moment, path)
    const signUp = page.locator('#sign-up')
    const pay = signUp.getByRole('link', { name: 'לתשלום ולהרשמה' })
    await expect(pay).toHaveAttribute('href', payment)
    await expect(pay).toHaveAttribute('target', '_blank')
    await expect(signUp.getByRole('link', { name: 'להרשמה ב־WhatsApp' })).toBeVisible()
  }
})

test('once it has begun nobody is asked to register, but a payment that is left can be made', async ({ page }) => {
  for (const moment of [...moments.during, ...moments.after]) {
    await readAt(page, moment, path)
    const signUp = page.locator('#sign-up')
    await expect(signUp.getByRole('link', { name: 'לתשלום ולהרשמה' })).toHaveCount(0)
    await expect(signUp.getByRole('link', { name: 'נרשמתם ועוד לא שילמתם? לעמוד התשלום' })).toHaveAttribute('href', payment)
  }
  await expect(page.locator('#dates').getByText('המחנה הסתיים')).toBeVisible()
  await expect(page.locator('#sign-up').getByRole('link', { name: 'לעדכון על המחנה הבא' })).toHaveAttribute(
    'href',
    /wa\.me\/972500000000\?text=/,
  )
})

test('the terms dialog holds every rule and behaves', async ({ page }) => {
  await page.goto(path)
  const opener = page.getByRole('button', { name: 'תנאים וביטולים' })
  await opener.click()
  for (const rule of everyRule) await expect(page.getByRole('dialog', { name: 'תנאים וביטולים' })).toContainText(rule)
  await page.keyboard.press('Escape')
  await expectDialogManners(page, opener, 'תנאים וביטולים')
})

test('with scripts off the page can be read, terms included', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const rule of everyRule) await expect(page.getByText(rule).first()).toBeVisible()
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('dates and hours keep their order on the board, and the page is not endless', async ({ page }) => {
    await page.goto(path)
    await expectOrder(page.locator('#dates').getByText('6.4.25–10.4.25'), '6.4.25–10.4.25')
    await laidOut(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7200)
  })
})

test('nothing overflows from the smallest phone to a wide screen', async ({ page }) => {
  await page.goto(path)
  await expectNoSidewaysScroll(page, [320, 600, 960, 1088, 1920])
})
