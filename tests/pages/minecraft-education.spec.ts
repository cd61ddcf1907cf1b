import { expect, test } from '@playwright/test'
import { phone } from '../support/page'

test.beforeEach(async ({ page }) => {
  await page.goto('/minecraft-education')
})

test('“learn more” scrolls smoothly down to the skills', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(phone)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await page.getByRole('link', { name: 'מידע נוסף' }).click()
  await expect(page.getByRole('heading', { name: 'ארבעה כלים לחיים' })).toBeInViewport()
})

test('“register now” leads to the camps', async ({ page }) => {
  await page.getByRole('link', { name: 'הרשמה עכשיו' }).click()
  await expect(page).toHaveURL(/\/win-camp$/)
})

test('four skills of the 21st century hang on the wall', async ({ page }) => {
  const skills = page.getByRole('region', { name: 'ארבעה כלים לחיים' })
  await expect(skills.getByRole('heading', { level: 3 })).toHaveText(['שיתוף פעולה', 'חשיבה ביקורתית', 'יצירתיות', 'תקשורת'])
})

test('the process has four steps, on two pages of one manual', async ({ page }) => {
  const steps = page.getByRole('region', { name: 'ההוראות: ארבעה שלבים' }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(steps.getByRole('heading')).toHaveText(['שואלים', 'מתכננים', 'בונים', 'מציגים'])
  const [first, , third] = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
  expect(first?.x).toBeGreaterThan(third?.x ?? 0)
  expect(first?.y).toBe(third?.y)
})

test('the world of the hero is built by night when the theme is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const world = page.getByRole('img', { name: /עולם של בלוקים בבנייה/ })
  await expect.poll(() => world.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('education-night')
})

test('the competition stage asks three things, and three people tell', async ({ page }) => {
  const stage = page.getByRole('region', { name: 'ואז עולים לבמה' })
  await expect(stage).toContainText('בשלב התחרות')
  await expect(stage.getByRole('listitem')).toHaveCount(3)
  await expect(stage.getByRole('img')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'מי שעמדו לידם מספרים' }).getByRole('figure')).toHaveCount(3)
})

test('the closing call leads to the camps and to the contact page', async ({ page }) => {
  const call = page.getByRole('region', { name: 'השלב הבא הוא שלכם' })
  await expect(call.getByRole('link', { name: 'להרשמה למחנה' })).toHaveAttribute('href', '/win-camp')
  await expect(call.getByRole('link', { name: 'ליצירת קשר' })).toHaveAttribute('href', '/contact')
})
