import { expect, type Page, test } from '@playwright/test'
import { paths } from '../src/config/paths'
import { phone } from './support'

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

test.describe('the hero', () => {
  test('says what it is about, to whom, with a lesson under the lens', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/חדשנות שנכנסת\s*למערכת השעות/)
    await expect(page.getByText('למנהלות ולמנהלים של בתי ספר')).toBeVisible()
    await expect(page.getByText('יום ג׳, שיעורים 3–4')).toBeVisible()
    await expect(page.getByText('3–4', { exact: true })).toHaveAttribute('dir', 'ltr')
    await expect(page.getByRole('img', { name: /תלמידות ותלמידים עובדים בכיתה/ })).toBeVisible()
  })

  test('opens a consultation in the messaging app, in a new tab', async ({ page }) => {
    expect(await prefilled(page, 'ייעוץ בוואטסאפ')).toContain('שיחת ייעוץ')
    await expect(page.getByRole('link', { name: 'ייעוץ בוואטסאפ' })).toHaveAttribute('target', '_blank')
  })

  test('scrolls to the contact section', async ({ page }) => {
    await page.getByRole('link', { name: 'השארת פרטים' }).click()
    await expect(page).toHaveURL(/#contact$/)
    await expect(page.locator('#contact')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'נקבע שיחה בשעה חופשית' })).toBeInViewport()
  })

  test("leads to the programme in the ministry's catalogue", async ({ page }) => {
    const link = page.getByRole('link', { name: 'מאושר במאגר התוכניות של משרד החינוך' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /education\.gov\.il.*00000/)
  })

  test('on a phone both actions are on the first screen', async ({ page }) => {
    await page.setViewportSize(phone)
    await expect(page.getByRole('link', { name: 'ייעוץ בוואטסאפ' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'השארת פרטים' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the programmes by school level', () => {
  const levels = [
    { title: 'יסודי', range: 'כיתות א׳ עד ו׳', action: 'תוכנית ליסודי' },
    { title: 'חטיבת ביניים', range: 'כיתות ז׳ עד ט׳', action: 'תוכנית לחטיבה' },
    { title: 'תיכון', range: 'כיתות י׳ עד י״ב', action: 'תוכנית לתיכון' },
  ]

  test('are three, primary school first', async ({ page }) => {
    const cards = page.locator('#levels').getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(levels.map((level) => level.title))
    for (const [number, level] of levels.entries()) await expect(cards.nth(number)).toContainText(level.range)
  })

  for (const level of levels) {
    test(`${level.title}: a chat with its own message`, async ({ page }) => {
      const message = await prefilled(page, level.action)
      expect(message).toContain(level.title)
      expect(message).toContain(level.range)
      await expect(page.getByRole('link', { name: level.action })).toHaveAttribute('target', '_blank')
    })
  }

  test('stand from right to left on a wide screen, and from top to bottom on a phone', async ({ page }) => {
    const headings = page.locator('#levels').getByRole('heading', { level: 3 })
    const starts = async () => Promise.all((await headings.all()).map(async (heading) => await heading.boundingBox()))
    const wide = await starts()
    expect(wide.map((box) => box?.x ?? 0)).toEqual(wide.map((box) => box?.x ?? 0).toSorted((a, b) => b - a))
    await page.setViewportSize(phone)
    const narrow = await starts()
    expect(narrow.map((box) => box?.y ?? 0)).toEqual(narrow.map((box) => box?.y ?? 0).toSorted((a, b) => a - b))
  })
})

test.describe('the rest of the page', () => {
  test('six reasons to choose us', async ({ page }) => {
    const reasons = page.getByRole('region', { name: 'למה בתי ספר בוחרים בנו' })
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(['מאושרת', 'בטוחה', 'מותאמת', 'רציפה', 'מוכנה', 'נמדדת'])
  })

  test('the school year in five phases', async ({ page }) => {
    const year = page.getByRole('region', { name: 'איך זה נכנס לשנת הלימודים' })
    await expect(year.getByRole('listitem')).toHaveCount(5)
    await expect(year.getByText('ספטמבר עד מאי')).toBeAttached()
  })

  test('three principals say what they think', async ({ page }) => {
    const wall = page.getByRole('region', { name: 'על הקיר במסדרון' })
    await expect(wall.getByRole('blockquote')).toHaveCount(3)
    for (const role of ['מנהלת בית ספר יסודי', 'מנהלת חטיבת ביניים', 'מנהל תיכון']) await expect(wall).toContainText(role)
  })

  test('the four workshops, and a way to book one', async ({ page }) => {
    const workshops = page.getByRole('region', { name: 'להתחיל מסדנה אחת' })
    await expect(workshops.getByRole('heading', { level: 3 })).toHaveText(['בינה מלאכותית', 'יצירה דיגיטלית', 'טכנולוגיה', 'חוויה וגיבוש'])
    await expect(workshops.getByRole('link', { name: 'תיאום סדנה' })).toHaveAttribute('href', '#contact')
  })

  test('the school enquiry form is the contact section', async ({ page }) => {
    const contact = page.locator('#contact')
    await contact.scrollIntoViewIfNeeded()
    await expect(contact.getByLabel('שם בית הספר')).toBeVisible({ timeout: 20_000 })
    await expect(contact.getByRole('radio')).toHaveCount(3)
    await expect(contact.getByRole('button', { name: /שליחה|שליחת/ })).toBeVisible()
  })

  test('sections come in the order of the brochure', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      /קומה אחר קומה/,
      'מכבים את האור. מסתכלים.',
      'למה בתי ספר בוחרים בנו',
      'איך זה נכנס לשנת הלימודים',
      'על הקיר במסדרון',
      'להתחיל מסדנה אחת',
      'נקבע שיחה בשעה חופשית',
    ])
  })
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
