import { expect, type Page, test } from '@playwright/test'
import { paths } from '../../src/config/paths'
import { phone } from '../support/page'

test.beforeEach(async ({ page }) => {
  await page.goto(paths.principals)
})

/** The message that a chat link has typed in advance. */
async function prefilled(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('main').getByRole('link', { name }).getAttribute('href')
  const address = new URL(href ?? '')
  expect(address.host).toBe('wa.me')
  expect(address.pathname).toMatch(/^\/9725\d{8}$/)
  return address.searchParams.get('text') ?? ''
}

test('the hero says what it is about and to whom, and leads to a consultation, the form and the catalogue', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/חדשנות שנכנסת\s*למערכת השעות/)
  await expect(page.getByText('למנהלות ולמנהלים של בתי ספר')).toBeVisible()
  await expect(page.getByText('יום ג׳, שיעורים 3–4')).toBeVisible()
  await expect(page.getByText('3–4', { exact: true })).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('img', { name: /תלמידות ותלמידים בכיתה/ })).toBeVisible()
  const catalogue = page.getByRole('link', { name: 'מאושר במאגר התוכניות של משרד החינוך' })
  await expect(catalogue).toHaveAttribute('target', '_blank')
  await expect(catalogue).toHaveAttribute('href', /education\.gov\.il.*00000/)

  await page.setViewportSize(phone)
  const chat = page.getByRole('link', { name: 'ייעוץ ב־WhatsApp' })
  const form = page.getByRole('link', { name: 'השארת פרטים' })
  for (const action of [chat, form]) await expect(action).toBeInViewport({ ratio: 1 })
  expect(await prefilled(page, 'ייעוץ ב־WhatsApp')).toContain('שיחת ייעוץ')
  await expect(chat).toHaveAttribute('target', '_blank')
  await form.click()
  await expect(page).toHaveURL(/#contact$/)
  await expect(page.getByRole('heading', { name: 'נקבע שיחה בשעה חופשית' })).toBeInViewport()
})

test('three programmes by school level, primary first, each with a chat message of its own', async ({ page }) => {
  const levels = [
    { title: 'יסודי', range: 'כיתות א׳ עד ו׳', action: 'תוכנית ליסודי' },
    { title: 'חטיבת ביניים', range: 'כיתות ז׳ עד ט׳', action: 'תוכנית לחטיבה' },
    { title: 'תיכון', range: 'כיתות י׳ עד י״ב', action: 'תוכנית לתיכון' },
  ]
  const cards = page.locator('#levels').getByRole('article')
  const headings = cards.getByRole('heading')
  await expect(headings).toHaveText(levels.map((level) => level.title))
  const messages = new Set<string>()
  for (const [number, { title, range, action }] of levels.entries()) {
    await expect(cards.nth(number)).toContainText(range)
    const message = await prefilled(page, action)
    expect(message).toContain(title)
    expect(message).toContain(range)
    messages.add(message)
    await expect(page.getByRole('link', { name: action })).toHaveAttribute('target', '_blank')
  }
  expect(messages.size).toBe(3)

  // From right to left on a wide screen, from top to bottom on a phone.
  const starts = () => headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect()))
  const across = (await starts()).map((box) => box.right)
  expect(across).toEqual(across.toSorted((a, b) => b - a))
  await page.setViewportSize(phone)
  const down = (await starts()).map((box) => box.top)
  expect(down).toEqual(down.toSorted((a, b) => a - b))
})

test('then come gallery, reasons, the school year, testimonials, workshops and the form', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /קומה אחר קומה/,
    'מכבים את האור. מסתכלים.',
    'למה בתי ספר בוחרים בנו',
    'איך זה נכנס לשנת הלימודים',
    'על הקיר במסדרון',
    'להתחיל מסדנה אחת',
    'נקבע שיחה בשעה חופשית',
  ])
  const reasons = page.getByRole('region', { name: 'למה בתי ספר בוחרים בנו' })
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(['מאושרת', 'בטוחה', 'מותאמת', 'רציפה', 'מוכנה', 'נמדדת'])

  const year = page.getByRole('region', { name: 'איך זה נכנס לשנת הלימודים' })
  await expect(year.getByRole('listitem')).toHaveCount(5)
  await expect(year.getByText('ספטמבר עד מאי')).toBeAttached()

  const wall = page.getByRole('region', { name: 'על הקיר במסדרון' })
  await expect(wall.getByRole('blockquote')).toHaveCount(3)
  for (const role of ['מנהלת בית ספר יסודי', 'מנהלת חטיבת ביניים', 'מנהל תיכון']) await expect(wall).toContainText(role)

  const workshops = page.getByRole('region', { name: 'להתחיל מסדנה אחת' })
  await expect(workshops.getByRole('heading', { level: 3 })).toHaveText(['בינה מלאכותית', 'יצירה דיגיטלית', 'טכנולוגיה', 'חוויה וגיבוש'])
  await expect(workshops.getByRole('link', { name: 'תיאום סדנה' })).toHaveAttribute('href', '#contact')

  const contact = page.locator('#contact')
  await contact.scrollIntoViewIfNeeded()
  await expect(contact.getByLabel('שם בית הספר')).toBeVisible()
  await expect(contact.getByRole('radio')).toHaveCount(3)
  await expect(contact.getByRole('button', { name: /שליחה|שליחת/ })).toBeVisible()
})

test.describe('on paper', () => {
  test('the button opens the print dialog once the pictures are there', async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printing'
      }
    })
    await page.getByRole('button', { name: 'הדפסה או שמירה כ־PDF' }).click()
    await expect(page).toHaveTitle('printing')
    const missing = await page
      .locator('main img')
      .evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).complete).length)
    expect(missing).toBe(0)
  })

  test('the page is a brochure of two A4 sheets, by day and by night', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const brochure = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
      expect(brochure.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
      expect(brochure).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    }
  })

  test('it holds the programmes and how to reach us, and nothing to press', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'חטיבת ביניים' })).toBeVisible()
    await expect(page.getByText('win.example/school-principals')).toBeVisible()
    await expect(page.getByText('נקבע שיחה?')).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('#gallery')).toBeHidden()
    await expect(page.locator('#contact')).toBeHidden()
    await expect(page.getByRole('link', { name: 'תוכנית ליסודי' })).toBeHidden()
  })
})
