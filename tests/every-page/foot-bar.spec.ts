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
  test(`${path}: at the foot of a phone its one action, while no button or form of the page says the same`, async ({ page }) => {
    await page.goto(path)
    const bar = page.getByRole('complementary', { name: label })
    await expect(bar).toBeHidden()
    let height = 0
    // Somewhere on the way down nothing of the page enquires; the page may still be rolling past it.
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

test('a bar that would take more than its share of a low window stays away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 390 })
  await page.goto('/minecraft-city')
  await page.locator('#reasons').scrollIntoViewIfNeeded()
  await expect(page.locator('#reasons')).toBeInViewport()
  await expect(page.getByRole('complementary', { name: contentOf('minecraft-city').label })).toBeHidden()
})
