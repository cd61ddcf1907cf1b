import { expect, type Page } from '@playwright/test'
import { printedSamples } from '../camp-facts'
import { findMarks } from '../find-marks'
import { printedFigures } from '../programmes'
import { bare, pictures, realOnes, samples } from '../samples'
import { words } from '../words'

const { pageIllustrations, note } = words('samples')
const facts = [...printedSamples, ...printedFigures].map(bare)
const real = new Set(pictures.filter(({ sample }) => !sample).map(({ alt }) => alt))
const drawn = new Set(pictures.filter(({ sample, alt }) => sample && !real.has(alt)).map(({ alt }) => alt))

/** No sample without its mark, no mark without a sample, and illustrations are called that. */
export async function expectHonestMarks(page: Page): Promise<void> {
  const found = await page.evaluate(findMarks, { samples, realOnes, facts })
  expect.soft(found.unmarked, 'samples that a visitor would take for real').toEqual([])
  expect.soft(found.unfounded, 'marks on what is no sample').toEqual([])
  expect.soft(found.tooWide, 'real ones that the mark of a whole block includes').toEqual([])

  const shown = await page.locator('main picture').evaluateAll((all) =>
    all.map((picture) => ({
      // Several layers are one picture, described once.
      alt: picture.closest('[role=img]')?.getAttribute('aria-label') ?? picture.querySelector('img')?.alt ?? '',
      isIllustration: picture.hasAttribute('data-illustration'),
    })),
  )
  const isCalledDrawn = new Set(shown.filter(({ isIllustration }) => isIllustration).map(({ alt }) => alt))
  const unnamed = shown.filter(({ alt }) => drawn.has(alt) && !isCalledDrawn.has(alt)).map(({ alt }) => alt)
  expect.soft(unnamed, 'illustrations that are not called that').toEqual([])
  expect
    .soft(
      [...isCalledDrawn].filter((alt) => !drawn.has(alt)),
      'photographs that are called illustrations',
    )
    .toEqual([])
  const drawnNote = page.locator('footer [data-illustrations]')
  await expect.soft(drawnNote, 'the note in the footer').toHaveText(isCalledDrawn.size > 0 ? [pageIllustrations] : [])
  const stars = await page.locator('[data-sample]').count()
  await expect.soft(page.locator('body > footer [data-sample-note]'), 'what the star means').toHaveText(stars > 0 ? [new RegExp(note)] : [])
}
