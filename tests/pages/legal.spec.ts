import { expect, test } from '@playwright/test'

const pages = [
  ['/accessibility', 'הצהרת נגישות'],
  ['/privacy', 'מדיניות פרטיות'],
] as const

for (const [path, title] of pages) {
  test(`${path}: heading, day of update, contents that lead on, the owner's details to press, and a link from the footer`, async ({
    page,
  }) => {
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
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '050-0000000' }).first()).toHaveAttribute('href', 'tel:+972500000000')
    await expect(main.getByRole('link', { name: 'hello@win.example' }).first()).toHaveAttribute('href', 'mailto:hello@win.example')
    await page.getByRole('navigation', { name: 'בעמוד הזה' }).getByRole('link').nth(2).click()
    await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeInViewport()
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
