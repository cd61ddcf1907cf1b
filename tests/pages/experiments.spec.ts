import { expect, type Page } from '@playwright/test'
import { expectLink, parseAction } from '../support/action.ts'
import { contentOf, entry } from '../support/content.ts'
import { inLayer, longLayerOnly } from '../support/layers.ts'
import { phone } from '../support/page.ts'
import { test } from '../support/text-page.ts'

const { hero, testimonials, cta } = contentOf('experiments')
/** The pieces of the city are numbered by their feature, from 1. */
const kinds = hero.features.map((_, index) => index + 1)
const maxPieces = 3
const keyNames = hero.features.map(({ adds }) => adds)

/** The number of visible pieces of each feature. */
async function city(page: Page): Promise<number[]> {
  const shown = await page
    .getByRole('img', { name: hero.plot.alt })
    .locator('[data-piece]')
    .evaluateAll((pieces) =>
      pieces.filter((piece) => getComputedStyle(piece).opacity === '1').map((piece) => Number(piece.getAttribute('data-feature'))),
    )
  return kinds.map((kind) => shown.filter((feature) => feature === kind).length)
}

const whole = kinds.map(() => maxPieces)

// spec: 2-experiments-hero-city
test('the hero has the city-building title and leads to the city programme', async ({ page }) => {
  await page.goto('/experiments')
  const region = page.getByRole('region', { name: hero.heading })
  await expect(region).toContainText(hero.kicker ?? '')
  const [action] = hero.actions.map(parseAction)
  await region.getByRole('link', { name: action?.label ?? '' }).click()
  await expect(page).toHaveURL('/minecraft-city')
})

// spec: 2-experiments-four-feature
test('shows its features and testimonials, and the closing call leads to the city programme', async ({ textPage }) => {
  await textPage.goto('/experiments')
  const features = textPage.getByRole('region', { name: hero.featuresHeading })
  await expect(features.getByRole('article')).toHaveCount(hero.features.length)
  await expect(features.getByRole('heading', { level: 3 })).toHaveText(hero.features.map(({ title }) => title))
  const parents = textPage.getByRole('region', { name: testimonials.heading }).getByRole('figure')
  await expect(parents).toHaveCount(testimonials.items.length)
  for (const [number, id] of testimonials.items.entries())
    await expect(parents.nth(number)).toContainText(entry('testimonials', String(id)).role)
  await expect(await expectLink(textPage.getByRole('region', { name: cta.heading }), cta.action)).toHaveAttribute('href', '/minecraft-city')
})

const screens = [['desktop', { width: 1280, height: 900 }] as const, ['phone', phone] as const]
for (const [where, size] of inLayer(screens, screens.slice(1))) {
  test(
    `the plot starts half built, stays in view, fills up feature by feature, and is half built again after scrolling back (${where})`,
    longLayerOnly,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize(size)
      await page.goto('/experiments')
      await expect.poll(() => city(page)).toEqual([2, 1, 1, 0])
      const features = page.getByRole('region', { name: hero.featuresHeading }).getByRole('article')
      for (const [index, feature] of (await features.all()).entries()) {
        await feature.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await expect.poll(async () => (await city(page))[index]).toBe(maxPieces)
        await expect(page.getByRole('img', { name: hero.plot.alt })).toBeInViewport()
      }
      expect(await city(page)).toEqual(whole)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(() => city(page)).toEqual([2, 1, 1, 0])
    },
  )

  test(`the four buttons build, also by keyboard, and the city comments on what is missing (${where})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(size)
    await page.goto('/experiments')
    const key = (place: number) => page.getByRole('button', { name: new RegExp(`^${keyNames[place]}`) })
    await key(3).click()
    await expect.poll(() => city(page)).toEqual([2, 1, 1, 1])
    await expect(page).toHaveURL('/experiments#city-2111')
    await expect(key(3)).toHaveAccessibleName(`${keyNames[3]} ${hero.count.replace('{n}', '1').replace('{most}', '3')}`)
    await key(1).focus()
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('Enter')
    await key(0).focus()
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('Space')
    await expect.poll(() => city(page)).toEqual([0, 3, 1, 1])
    await expect(page.getByRole('status').filter({ hasText: hero.remarks[0]?.text ?? '' })).toBeVisible()
    // After the first press scrolling no longer changes the city.
    await page.getByRole('heading', { name: hero.yours.heading }).scrollIntoViewIfNeeded()
    expect(await city(page)).toEqual([0, 3, 1, 1])
  })
}

test('a shared address shows that city, and the buttons continue from there', longLayerOnly, async ({ page }) => {
  await page.goto('/experiments#city-1230')
  await expect.poll(() => city(page)).toEqual([1, 2, 3, 0])
  await page.getByRole('button', { name: new RegExp(`^${keyNames[3]}`) }).click()
  await expect.poll(() => city(page)).toEqual([1, 2, 3, 1])
})

test('the city can be shared as a link, saved as a picture, and cleared', longLayerOnly, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/experiments#city-1230')
  await page.getByRole('button', { name: hero.yours.share }).click()
  await expect(page.getByRole('status').filter({ hasText: hero.yours.shared })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: hero.yours.save }).click()
  expect((await saved).suggestedFilename()).toBe('win-city.png')
  await page.getByRole('button', { name: hero.yours.clear }).click()
  await expect.poll(() => city(page)).toEqual([0, 0, 0, 0])
  await expect(page.getByRole('status').filter({ hasText: hero.empty })).toBeVisible()
})

test('with reduced motion the city is complete from the start, and can still be changed', longLayerOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/experiments')
  await expect.poll(() => city(page)).toEqual(whole)
  await page.getByRole('button', { name: new RegExp(`^${keyNames[0]}`) }).click()
  await expect.poll(() => city(page)).toEqual([0, 3, 3, 3])
})

test('with scripts off the city is complete, and there are no buttons', async ({ textPage }) => {
  await textPage.goto('/experiments')
  expect(await city(textPage)).toEqual(whole)
  await expect(textPage.getByRole('main').getByRole('button')).toHaveCount(0)
})
