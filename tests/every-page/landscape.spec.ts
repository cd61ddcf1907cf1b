import { expect, test } from '@playwright/test'
import { longLayerOnly } from '../support/layers.ts'

test.use({ viewport: { width: 844, height: 390 } })

const pages = ['/', '/win-ai', '/win-english', '/win-camp', '/win-camp/passover', '/win-camp/kiryat-gat', '/minecraft-education']
pages.push('/minecraft-city', '/school-principals', '/science-basket', '/jobs', '/experiments')
pages.push('/contact', '/dragon-prince-game', '/blog')

test('on a phone in landscape the bar is lower, and the first action is on the first screen', longLayerOnly, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toHaveCSS('height', '48px')
    // The sun of a hero is also a button, and larger than such a screen.
    const action = page.getByRole('main').locator('a:visible, button:not([data-sky]):visible').first()
    await expect.soft(action, path).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone in landscape the viewer shows the whole picture and its caption', longLayerOnly, async ({ page }) => {
  await page.goto('/science-basket')
  await page.locator('[data-gallery-tile]').first().click()
  const slide = page.getByRole('dialog').locator('li:not([inert])')
  await expect(slide.getByRole('img')).toBeInViewport({ ratio: 1 })
  await expect(slide.locator('figcaption')).toBeInViewport({ ratio: 1 })
})
