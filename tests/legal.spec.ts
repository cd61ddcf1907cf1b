import { expect, test } from '@playwright/test'
import { expectAccessible, phone } from './support'

const pages = [
  ['/accessibility', 'הצהרת נגישות'],
  ['/privacy', 'מדיניות פרטיות'],
] as const

for (const [path, title] of pages) {
  test(`${path}: heading, day of update, contents, the owner's details, and a link from every footer`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/^עודכן ב־\d{2}\.\d{2}\.\d{4}$/)).toBeVisible()
    const text = (await page.getByRole('main').textContent()) ?? ''
    expect(text).not.toContain('{{')
    for (const fact of ['050-0000000', 'hello@win.example', 'רחוב הדוגמה 1, קריית גת', 'win.example']) expect(text).toContain(fact)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    await expect(page.getByRole('navigation', { name: 'בעמוד הזה' }).getByRole('link')).toHaveText(headings)
  })

  test(`${path}: a line of the contents leads to its part`, async ({ page }) => {
    await page.goto(path)
    const line = page.getByRole('navigation', { name: 'בעמוד הזה' }).getByRole('link').nth(2)
    const name = (await line.textContent()) ?? ''
    await line.click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  })

  test(`${path}: the phone number and the address can be pressed`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '050-0000000' }).first()).toHaveAttribute('href', 'tel:+972500000000')
    await expect(main.getByRole('link', { name: 'hello@win.example' }).first()).toHaveAttribute('href', 'mailto:hello@win.example')
  })

  test(`${path}: no accessibility violation on a phone, by day and by night`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
}

test('the accessibility statement says level, state, known gaps, contact and venues', async ({ page }) => {
  await page.goto('/accessibility')
  const main = page.getByRole('main')
  for (const words of ['ת״י 5568 ברמה AA', 'התאמה חלקית', 'מה עדיין חסר', 'פנייה בנושא נגישות', 'נגישות הפעילות עצמה']) {
    await expect(main.getByText(words).first()).toBeVisible()
  }
})

test('the privacy page names every form, every recipient and all that the browser keeps', async ({ page }) => {
  await page.goto('/privacy')
  const [forms, storage] = [page.getByRole('table').nth(0), page.getByRole('table').nth(1)]
  await expect(forms.getByRole('row')).toHaveCount(6)
  await expect(storage.getByRole('row')).toHaveCount(5)
  await expect(page.getByRole('main').getByText('EmailJS').first()).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')
})
