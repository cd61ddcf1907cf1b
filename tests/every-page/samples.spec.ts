import { expect, test } from '@playwright/test'
import { campFacts } from '../support/camp-facts.ts'
import { expectCorrectSampleMarks } from '../support/checks/sample-marks.ts'
import { inLayer } from '../support/layers.ts'
import { samples } from '../support/samples.ts'
import { texts } from '../support/texts.ts'

const samplesWords = texts('samples')

// every-check.spec.ts checks the marks of all other pages.
test('the not-found page has correct sample marks too', async ({ page }) => {
  await page.goto('/no-such-page')
  await expectCorrectSampleMarks(page)
})

// spec: decided-sample-marks
test('a gallery with illustrations says so at its heading, and its viewer says so for each of them', async ({ page }) => {
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
for (const { id, whole, facts } of inLayer(campFacts, few)) {
  test(`${id}: a sample camp is marked at its title, and each sample fact beside it, on the card and in the details`, async ({ page }) => {
    await page.goto('/win-camp')
    for (const place of [`#${id}`, `#details-${id}`]) {
      const rows = page.locator(`${place} dl`).first().locator('> div')
      const marked = await rows.evaluateAll((all) => all.map((row) => row.querySelector('[data-sample]') !== null))
      expect(marked.slice(0, facts.length)).toEqual(facts)
    }
    await expect(page.locator(`#${id} h3 [data-sample]`)).toHaveCount(whole ? 2 : 0)
  })
}

test('every sample testimonial has a unique name', () => {
  const names = samples.filter(({ list }) => list === 'testimonials').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
