import { expect, test } from '@playwright/test'
import { campFacts, printedSamples } from '../support/camp-facts'
import { findMarks } from '../support/find-marks'
import { printedFigures } from '../support/programmes'
import { bare, pictures, realOnes, samples } from '../support/samples'
import { allPaths } from '../support/site-map'
import { words } from '../support/words'

const { blocks, one, pageIllustrations } = words('samples')

for (const path of [...allPaths, '/no-such-page']) {
  test(`${path}: no sample without its mark, no mark without a sample, and illustrations are called that`, async ({ page }) => {
    await page.goto(path)
    const found = await page.evaluate(findMarks, { samples, realOnes, facts: [...printedSamples, ...printedFigures].map(bare) })
    expect(found.unmarked, 'samples that a visitor would take for real').toEqual([])
    expect(found.unfounded, 'marks on what is no sample').toEqual([])
    expect(found.tooWide, 'real ones that the mark of a whole block includes').toEqual([])

    const real = new Set(pictures.filter(({ sample }) => !sample).map(({ alt }) => alt))
    const drawn = new Set(pictures.filter(({ sample, alt }) => sample && !real.has(alt)).map(({ alt }) => alt))
    const shown = await page.locator('main picture').evaluateAll((all) =>
      all.map((picture) => ({
        alt: picture.querySelector('img')?.alt ?? '',
        isIllustration: picture.hasAttribute('data-illustration'),
      })),
    )
    for (const { alt, isIllustration } of shown) {
      if (drawn.has(alt)) expect(isIllustration, alt).toBe(true)
      if (isIllustration) expect(drawn, alt).toContain(alt)
    }
    const note = page.locator('footer [data-illustrations]')
    await expect(note).toHaveText(shown.some(({ isIllustration }) => isIllustration) ? [pageIllustrations] : [])
  })
}

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
