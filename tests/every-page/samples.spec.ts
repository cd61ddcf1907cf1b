import { expect, test } from '@playwright/test'
import { campFacts } from '../support/camp-facts.ts'
import { expectHonestMarks } from '../support/looks/sample-marks.ts'
import { samples } from '../support/samples.ts'
import { words } from '../support/words.ts'

const { blocks, one } = words('samples')

// The marks of all other pages are looked at in opens-whole.spec.ts.
test('the page for what is not there has honest marks, too', async ({ page }) => {
  await page.goto('/no-such-page')
  await expectHonestMarks(page)
})

test('a gallery says at its heading, and its viewer says of each picture, that they are illustrations', async ({ page }) => {
  await page.goto('/science-basket')
  const gallery = page.locator('section:has([data-gallery])')
  const all = await gallery.locator('picture').count()
  const drawn = await gallery.locator('[data-illustration]').count()
  const { illustrations, someIllustrations } = blocks
  await expect(gallery.locator('h2 mark')).toHaveText(drawn === 0 ? [] : [drawn === all ? illustrations : someIllustrations])
  await gallery.locator('[data-gallery-tile]').first().click()
  const slides = page.locator('[data-viewer-strip] > li')
  await expect(slides).toHaveCount(all)
  await expect(slides.filter({ hasText: one.illustration })).toHaveCount(drawn)
})

for (const { id, facts } of campFacts) {
  test(`${id}: each fact of the camp is marked by its own flag, on the ticket and in the details`, async ({ page }) => {
    await page.goto('/win-camp')
    for (const place of [`#${id}`, `#details-${id}`]) {
      const marked = await page.locator(`${place} dl > div`).evaluateAll((rows) => rows.map((row) => row.querySelector('mark') !== null))
      expect(marked.slice(0, facts.length)).toEqual(facts)
    }
  })
}

test('every sample of a speaker has a name of its own', () => {
  const names = samples.filter(({ list }) => list === 'testimonials').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
