import { expect, test } from '@playwright/test'
import { campFacts } from '../support/camp-facts.ts'
import { swept } from '../support/layers.ts'
import { expectHonestMarks } from '../support/looks/sample-marks.ts'
import { samples } from '../support/samples.ts'
import { words } from '../support/words.ts'

const samplesWords = words('samples')

// The marks of all other pages are looked at in opens-whole.spec.ts.
test('the page for what is not there has honest marks, too', async ({ page }) => {
  await page.goto('/no-such-page')
  await expectHonestMarks(page)
})

// spec: decided-sample-marks
test('a gallery says at its heading, and its viewer says of each picture, that they are illustrations', async ({ page }) => {
  await page.goto('/science-basket')
  const gallery = page.locator('section:has([data-gallery])')
  const all = await gallery.locator('picture').count()
  const drawn = await gallery.locator('[data-illustration]').count()
  const { illustrations, someIllustrations } = samplesWords
  await expect(gallery.getByText(illustrations, { exact: true })).toHaveCount(drawn === all ? 1 : 0)
  await expect(gallery.getByText(someIllustrations)).toHaveCount(drawn > 0 && drawn < all ? 1 : 0)
  await gallery.locator('[data-gallery-tile]').first().click()
  const slides = page.locator('[data-viewer-strip] > li')
  await expect(slides).toHaveCount(all)
  await expect(slides.filter({ hasText: samplesWords.illustration })).toHaveCount(drawn)
})

const few = campFacts.filter(({ id }) => id === 'passover' || id === 'hanukkah-2026')
for (const { id, whole, facts } of swept(campFacts, few)) {
  test(`${id}: the camp is marked at its title, or each of its facts by its own flag, on the card and in the details`, async ({ page }) => {
    await page.goto('/win-camp')
    for (const place of [`#${id}`, `#details-${id}`]) {
      const rows = page.locator(`${place} dl`).first().locator('> div')
      const marked = await rows.evaluateAll((all) => all.map((row) => row.querySelector('[data-sample]') !== null))
      expect(marked.slice(0, facts.length)).toEqual(facts)
    }
    await expect(page.locator(`#${id} h3 [data-sample]`)).toHaveCount(whole ? 2 : 0)
  })
}

test('every sample of a speaker has a name of its own', () => {
  const names = samples.filter(({ list }) => list === 'testimonials').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
