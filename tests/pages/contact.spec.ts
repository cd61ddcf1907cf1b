import { expect, test } from '@playwright/test'

test('a post office with three windows: mail, chat and phone', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /^סניף דואר מבלוקים/ })).toBeVisible()
  await expect(main.getByRole('link', { name: '050-0000000' }).first()).toHaveAttribute('href', 'tel:+972500000000')
  const chat = main.getByRole('link', { name: 'לשיחה ב־WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/972500000000\?text=/)
  await expect(chat).toHaveAttribute('target', '_blank')
  await expect(main.getByRole('link', { name: 'hello@win.example' }).first()).toHaveAttribute('href', 'mailto:hello@win.example')
})

test('the general form stands in the contact section, beside the details', async ({ page }) => {
  await page.goto('/contact')
  const section = page.locator('#contact')
  for (const name of ['שם מלא', 'אימייל', 'הודעה']) await expect(section.getByRole('textbox', { name })).toBeVisible()
  await expect(section.getByRole('textbox')).toHaveCount(3)
  const [form, details] = await Promise.all([section.locator('form').boundingBox(), section.getByText('איפה אנחנו').boundingBox()])
  expect(details?.x).toBeLessThan(form?.x ?? 0)
})

test('the address has navigation links and no map, and the opening hours read in the right order', async ({ page }) => {
  await page.goto('/contact')
  const section = page.getByRole('region', { name: 'איפה אנחנו' })
  await expect(section.getByText('רחוב הדוגמה 1')).toBeVisible()
  const waze = new URL((await section.getByRole('link', { name: 'ניווט ב־Waze' }).getAttribute('href')) ?? '')
  expect(waze.hostname).toBe('waze.com')
  expect(waze.searchParams.get('q')).toBe('רחוב הדוגמה 1, קריית גת')
  const google = new URL((await section.getByRole('link', { name: 'ניווט ב־Google Maps' }).getAttribute('href')) ?? '')
  expect(google.searchParams.get('destination')).toBe('רחוב הדוגמה 1, קריית גת')
  await expect(page.locator('iframe')).toHaveCount(0)
  const hours = page.getByRole('region', { name: 'מתי עונים' })
  await expect(hours.getByRole('paragraph').first()).toHaveText('ימים א׳ עד ה׳, 09:00–17:00')
  await expect(hours.locator('bdi[dir="ltr"]')).toHaveText('09:00–17:00')
})

test('the footer leads to this form', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'פנייה אלינו' }).click()
  await expect(page).toHaveURL('/contact#contact')
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('every shortcut leads to a page', async ({ page }) => {
  await page.goto('/contact')
  const links = page.getByRole('region', { name: 'כבר יודעים מה אתם מחפשים?' }).getByRole('link')
  await expect(links).toHaveCount(6)
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
})
