import { expect, type Locator, type Page, test } from '@playwright/test'
import { phone, subjects } from '../support/page'

const workshops = [
  { name: 'מרעיון לקליפ', detail: 'כותבים תסריט קצר' },
  { name: 'מרעיון לאפליקציה', detail: 'מתכננים מסכים על נייר' },
]

function section(page: Page, heading: string) {
  return page.getByRole('region', { name: heading })
}

function opener(page: Page, workshop: string) {
  return page.getByRole('article', { name: workshop }).getByRole('button', { name: 'פרטים והרשמה' })
}

async function messageOf(link: Locator): Promise<string | null> {
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin).toBe('https://wa.me')
  return address.searchParams.get('text')
}

test.beforeEach(async ({ page }) => {
  await page.goto('/win-ai')
})

test('the bricks of the AI page read as one sentence, and its actions lead on, on a phone from the first screen', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('בנו לי כיתה ששואלת, בודקת ויוצרת בעזרת AI')
  await page.setViewportSize(phone)
  const hero = page.locator('section').first()
  const talk = hero.getByRole('link', { name: 'לתיאום שיחה' })
  const look = hero.getByRole('link', { name: 'לשתי הסדנאות' })
  await expect(talk).toBeInViewport({ ratio: 1 })
  await expect(look).toBeInViewport({ ratio: 1 })
  await expect(talk).toHaveAttribute('href', '#contact')
  await look.click()
  await expect(page.getByRole('heading', { name: 'שתי מכונות לרעיונות' })).toBeInViewport()
})

test('three audiences: each door leads to its programme, which asks in the chat about itself', async ({ page }) => {
  const region = section(page, 'שלוש דלתות')
  await expect(region.getByRole('article')).toHaveCount(3)
  await expect(region.locator('a[href^="#"]')).toHaveCount(3)
  for (const { audience, programme, message } of [
    { audience: 'תלמידות ותלמידים', programme: /יוצרים עם AI/, message: 'תלמידים' },
    { audience: 'מורים ואנשי חינוך', programme: /מלמדים עם AI/, message: 'צוותי הוראה' },
    { audience: 'בעלי ובעלות עסקים', programme: /עובדים עם AI/, message: 'בעלי עסקים' },
  ]) {
    await page.getByRole('link', { name: audience }).click()
    const card = page.getByRole('article', { name: programme })
    await expect(card).toBeInViewport()
    expect(await messageOf(card.getByRole('link', { name: 'לתיאום שיחה' }))).toContain(message)
  }
})

test.describe('the two workshops of the AI page', () => {
  test('open their details, each with a ready message', async ({ page }) => {
    await expect(section(page, 'שתי מכונות לרעיונות').getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'פרטים והרשמה' })).toHaveCount(2)
    for (const { name, detail } of workshops) {
      await opener(page, name).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toContainText(detail)
      const chat = dialog.getByRole('link', { name: 'להרשמה ב־WhatsApp' })
      await expect(chat).toHaveAttribute('target', '_blank')
      expect(await messageOf(chat)).toContain(name)
      await dialog.getByRole('button', { name: 'סגירה' }).click()
      await expect(dialog).toBeHidden()
    }
  })

  test('by keyboard: Enter opens, focus stays inside, Escape closes, focus is back on the button', async ({ page }) => {
    const button = opener(page, 'מרעיון לקליפ')
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'סגירה' })).toBeFocused()
    for (const _ of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab')
      // The ring passes through the browser's own bar, where the page has no focus; never behind the dialog.
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('a press beside the dialog closes it, a press inside does not, and the page behind did not move', async ({ page }) => {
    const button = opener(page, 'מרעיון לאפליקציה')
    await button.scrollIntoViewIfNeeded()
    const before = await button.boundingBox()
    await button.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'מה עושים' }).click()
    await expect(dialog).toBeVisible()
    await page.mouse.wheel(0, 600)
    await page.mouse.click(20, 450)
    await expect(dialog).toBeHidden()
    expect(await button.boundingBox()).toEqual(before)
  })

  test('an older browser, without invoker commands, opens and closes them all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
      // This browser still knows the attributes: what it would do by itself is held back.
      addEventListener('command', (event) => event.preventDefault(), { capture: true })
    })
    await page.reload()
    await opener(page, 'מרעיון לקליפ').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'סגירה' }).click()
    await expect(dialog).toBeHidden()
  })

  test('on a phone the dialog is a sheet at the lower edge, with its action in view', async ({ page }) => {
    await page.setViewportSize(phone)
    await opener(page, 'מרעיון לקליפ').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: 'להרשמה ב־WhatsApp' })).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => bottomOf(await dialog.boundingBox())).toBe(phone.height)
  })
})

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? Math.round(box.y + box.height) : 0
}

test('five categories of the AI page are books, each leading to the blog filtered by it', async ({ page }) => {
  const books = section(page, 'רוצים לקרוא קודם?').getByRole('link')
  await expect(books).toHaveCount(5)
  for (const [number, [id, label]] of Object.entries(subjects).entries()) {
    await expect(books.nth(number)).toHaveAccessibleName(label)
    await expect(books.nth(number)).toHaveAttribute('href', `/blog/category/${id}`)
  }
  await books.nth(1).click()
  await expect(page).toHaveURL('/blog/category/pedagogy')
  await expect(page.getByRole('main').getByText('פדגוגיה חדשה').first()).toBeVisible()
})

test("the visitor's own prompt becomes the message", async ({ page }) => {
  const ask = page.locator('#contact')
  const send = ask.getByRole('link', { name: 'לשליחה ב־WhatsApp' })
  await expect(send).toHaveCount(1)
  expect(await messageOf(send)).toContain('סדנה בבינה מלאכותית לכיתה')
  await ask.getByRole('radio', { name: 'הדרכה לעסק' }).check()
  await expect(send).toHaveCount(1)
  expect(await messageOf(send)).toContain('הדרכה בבינה מלאכותית לעסק')
  await expect(ask.getByRole('link', { name: 'לעמוד יצירת הקשר' })).toHaveAttribute('href', '/contact')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the details of the workshops can be read, and the prompt still works', async ({ page }) => {
    for (const { detail } of workshops) await expect(page.getByText(detail)).toBeVisible()
    await expect(page.getByRole('link', { name: 'להרשמה ב־WhatsApp' })).toHaveCount(2)
    await page.locator('#contact').getByRole('radio', { name: 'השתלמות לצוות' }).check()
    expect(await messageOf(page.getByRole('link', { name: 'לשליחה ב־WhatsApp' }))).toContain('השתלמות בבינה מלאכותית לצוות')
  })
})
