import { expect, type Page } from '@playwright/test'
import { expectLink, toAction } from '../support/action'
import { contentOf, entry } from '../support/content'
import { phone } from '../support/page'
import { test } from '../support/paper'

const { hero, testimonials, cta } = contentOf('experiments')
const layers = hero.features.length + 1

/** How many of the plot's layers are seen. */
function layersSeen(page: Page): Promise<number> {
  return page
    .getByRole('img', { name: hero.alt })
    .locator('img')
    .evaluateAll((all) => all.filter((layer) => getComputedStyle(layer).opacity === '1').length)
}

test('the hero is titled as city building and leads to the city programme', async ({ page }) => {
  await page.goto('/experiments')
  const region = page.getByRole('region', { name: hero.heading })
  await expect(region).toContainText(hero.kicker ?? '')
  const [action] = hero.actions.map(toAction)
  await region.getByRole('link', { name: action?.label ?? '' }).click()
  await expect(page).toHaveURL('/minecraft-city')
})

test('features, two parents at their windows, and the next stop is the city programme', async ({ paper }) => {
  await paper.goto('/experiments')
  const features = paper.getByRole('region', { name: hero.featuresHeading })
  await expect(features.getByRole('article')).toHaveCount(hero.features.length)
  await expect(features.getByRole('heading', { level: 3 })).toHaveText(hero.features.map(({ title }) => title))
  const parents = paper.getByRole('region', { name: testimonials.heading }).getByRole('figure')
  await expect(parents).toHaveCount(testimonials.items.length)
  for (const [number, id] of testimonials.items.entries())
    await expect(parents.nth(number)).toContainText(entry('testimonials', String(id)).role)
  await expect(await expectLink(paper.getByRole('region', { name: cta.heading }), cta.action)).toHaveAttribute('href', '/minecraft-city')
})

for (const [where, size] of [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', phone],
] as const) {
  test(`the plot starts empty, stays in view and fills with every feature, and empties again on the way back (${where})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(size)
    await page.goto('/experiments')
    await expect.poll(() => layersSeen(page)).toBe(1)
    const features = page.getByRole('article')
    for (const [index, feature] of (await features.all()).entries()) {
      await feature.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect.poll(() => layersSeen(page)).toBeGreaterThanOrEqual(index + 2)
      await expect(page.getByRole('img', { name: hero.alt })).toBeInViewport()
    }
    expect(await layersSeen(page)).toBe(layers)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => layersSeen(page)).toBe(1)
  })
}

test('whoever asked for stillness sees the plot full from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/experiments')
  await expect.poll(() => layersSeen(page)).toBe(layers)
})

test('with scripts off the plot is full', async ({ paper }) => {
  await paper.goto('/experiments')
  expect(await layersSeen(paper)).toBe(layers)
})
