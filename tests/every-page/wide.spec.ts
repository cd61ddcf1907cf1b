import { expect, type Locator, type Page, test } from '@playwright/test'
import { longLayerOnly } from '../support/layers.ts'

test('the page scales up on a very large screen, and the bar aligns with the content below it', longLayerOnly, async ({ page }) => {
  await page.goto('/win-ai')
  expect(await textSize(page, 1440, 900)).toBe(16)
  expect(await textSize(page, 2560, 800), 'a low window').toBe(16)
  const screens = [await textSize(page, 1920, 960), await textSize(page, 2560, 1300), await textSize(page, 5120, 2800)]
  expect(screens, 'text size grows with the screen').toEqual([...screens].sort((a, b) => a - b))
  expect(screens[0]).toBeGreaterThan(16)
  expect(screens[2]).toBeLessThan(24)
  expect(await start(page.getByRole('banner').getByRole('link').first())).toBeCloseTo(await start(page.locator('#contact h2').first()), 0)
})

test('a visitor’s own text size combines with that scaling', longLayerOnly, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('win-display', '{"text":"largest"}'))
  await page.goto('/win-ai')
  const narrow = await textSize(page, 1440, 900)
  expect(narrow).toBe(24)
  expect(await textSize(page, 2560, 1300)).toBeGreaterThan(narrow)
})

async function textSize(page: Page, width: number, height: number): Promise<number> {
  await page.setViewportSize({ width, height })
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
}

/** The right edge, where a right-to-left line begins. */
function start(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().right)
}
