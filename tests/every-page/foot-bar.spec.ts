import { expect, test } from '@playwright/test'
import { contentOf, entry } from '../support/content.ts'
import { phone } from '../support/page.ts'

test.use({ viewport: phone })

const pages = [
  { path: '/win-ai', label: contentOf('win-ai').label, action: entry('programmes', 'win-ai').next.label },
  { path: '/win-english', label: contentOf('win-english').label, action: entry('programmes', 'win-english').next.label },
  { path: '/school-principals', label: contentOf('school-principals').label, action: entry('programmes', 'school-principals').next.label },
  { path: '/minecraft-city', label: contentOf('minecraft-city').label, action: entry('programmes', 'minecraft-city').next.label },
]

for (const { path, label, action } of pages) {
  test(`${path}: the foot bar of a phone shows the primary action, and hides where the page itself offers it`, async ({ page }) => {
    await page.goto(path)
    const bar = page.getByRole('complementary', { name: label })
    await expect(bar).toBeHidden()
    let height = 0
    // Scroll until no enquiry action of the page is in view. Retry, because the page may still be scrolling.
    await expect(async () => {
      await page.mouse.wheel(0, 500)
      await expect(bar.getByRole('link', { name: action })).toBeInViewport({ timeout: 300 })
      height = (await bar.boundingBox({ timeout: 300 }))?.height ?? 0
      expect(height).toBeGreaterThan(0)
    }).toPass()
    expect(height).toBeLessThanOrEqual(0.15 * phone.height)
    await page.locator('body > footer').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  })
}

test('the foot bar stays hidden in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 390 })
  await page.goto('/minecraft-city')
  await page.locator('#reasons').scrollIntoViewIfNeeded()
  await expect(page.locator('#reasons')).toBeInViewport()
  await expect(page.getByRole('complementary', { name: contentOf('minecraft-city').label })).toBeHidden()
})
