import { expect, type Page, test } from '@playwright/test'
import { sendPath } from './forms-support'
import { expectAccessible, phone } from './support'

/** Whatever opens on a page, as axe sees it open: by day, by night and in forced colours. */
const states: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'the camp dropdown',
    '/',
    async (page) => {
      await page.getByRole('navigation', { name: 'ניווט ראשי' }).getByRole('button', { name: 'מחנות' }).press('Enter')
      await expect(page.locator('#camp-menu')).toBeVisible()
    },
  ],
  [
    'the phone panel',
    '/',
    async (page) => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'פתיחת התפריט' }).click()
      await expect(page.getByRole('button', { name: 'סגירת התפריט' })).toBeVisible()
    },
  ],
  [
    'the display panel',
    '/privacy',
    async (page) => {
      await page.getByRole('button', { name: 'תצוגה ונגישות' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a camp’s details',
    '/win-camp',
    async (page) => {
      await page.getByRole('button', { name: 'פרטי המחנה: מחנה פסח 2025' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a camp’s terms',
    '/win-camp',
    async (page) => {
      await page.getByRole('button', { name: 'תנאים וביטולים' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'a workshop’s details',
    '/win-ai',
    async (page) => {
      await page.getByRole('button', { name: 'פרטים והרשמה' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the viewer',
    '/win-camp/passover',
    async (page) => {
      await page.locator('[data-gallery-tile]').first().click()
      await expect(page.getByRole('dialog')).toContainText('תמונה 1 מתוך 22')
    },
  ],
  [
    'a tab of the story game',
    '/dragon-prince-game',
    async (page) => {
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByRole('tabpanel').getByText('שאלה 1 מתוך 8')).toBeVisible()
    },
  ],
  [
    'a question of the science basket',
    '/science-basket',
    async (page) => {
      await page.locator('summary').first().click()
      await expect(page.locator('details[open]')).toHaveCount(1)
    },
  ],
  [
    'a form full of errors',
    '/jobs',
    async (page) => {
      const submit = page.getByRole('main').locator('form[novalidate] button[type=submit]')
      await submit.scrollIntoViewIfNeeded()
      await submit.click()
      await expect(page.getByText('נא להזין שם מלא')).toBeVisible()
    },
  ],
  [
    'a failed send',
    '/contact',
    async (page) => {
      await page.route(sendPath, (route) => route.abort())
      const form = page.getByRole('main').locator('form[novalidate]')
      await form.scrollIntoViewIfNeeded()
      await form.locator('[name=fullName]').fill('דנה לוי')
      await form.locator('[name=email]').fill('dana@school.org.il')
      await form.locator('[name=message]').fill('שלום, אשמח לפרטים')
      await form.locator('button[type=submit]').click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
]

for (const [name, path, open] of states) {
  test(`${name} has no accessibility violation by day, by night and in forced colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await open(page)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectAccessible(page, { contrast: false })
  })
}
