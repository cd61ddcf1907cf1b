import { expect, type Locator, type Page, test } from '@playwright/test'
import { inLayer } from '../support/layers.ts'

type Theme = 'day' | 'night'

/** The theme whose token values apply to an element. */
function themeAt(place: Locator): Promise<Theme | undefined> {
  return place.first().evaluate((element) => {
    const colour = getComputedStyle(element).getPropertyValue('--on-surface').trim()
    return ({ '#1b1642': 'day', '#f3f1ff': 'night' } as const)[colour]
  })
}

/** True if any of these pictures is dimmed: bright ones without a night version are, in the dark theme. */
function isDimmed(gallery: Locator): Promise<boolean> {
  return gallery.evaluateAll((pictures) => pictures.some((picture) => getComputedStyle(picture, '::after').display === 'block'))
}

async function choose(page: Page, theme: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('win-display', JSON.stringify(chosen ? { theme: chosen } : {})), theme)
}

for (const device of ['light', 'dark'] as const)
  for (const choice of inLayer(['', 'light', 'dark'], [device === 'light' ? 'dark' : ''])) {
    const own: Theme = (choice || device) === 'light' ? 'day' : 'night'

    test(`on a ${device} device with ${choice || 'no'} choice, each section has its own theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: device })
      await choose(page, choice)
      await page.goto('/minecraft-city')
      expect(await themeAt(page.locator('body'))).toBe(own)
      expect(await themeAt(page.getByRole('contentinfo').getByRole('link'))).toBe('night')
      expect(await themeAt(page.locator('#committee h3'))).toBe('day')
      await page.goto('/school-principals')
      expect(await themeAt(page.locator('main section[data-scheme=dark] h2'))).toBe('night')
      expect(await themeAt(page.locator('form[novalidate]'))).toBe(own)
      expect(await isDimmed(page.locator('main section[data-scheme=dark] picture:has([data-colour])'))).toBe(own === 'night')
      await page.goto('/win-camp')
      expect(await themeAt(page.locator('dialog[closedby] h2'))).toBe(own)
    })
  }

test('high contrast also applies to sections with a fixed theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('win-display', '{"contrast":"high"}'))
  await page.goto('/contact')
  const surface = (place: Locator) => place.evaluate((element) => getComputedStyle(element).getPropertyValue('--surface').trim())
  expect(await surface(page.locator('body'))).toBe('#fff')
  expect(await surface(page.getByRole('contentinfo'))).toBe('#000')
})
