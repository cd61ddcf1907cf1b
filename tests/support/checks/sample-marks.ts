import { expect, type Page } from '@playwright/test'
import { printedSamples } from '../camp-facts.ts'
import { checkSampleMarks } from '../check-sample-marks.ts'
import { printedFigures } from '../programmes.ts'
import { normalizeText, pictures, realParts, samples } from '../samples.ts'
import { texts } from '../texts.ts'

const { pageIllustrations, note } = texts('samples')
const facts = [...printedSamples, ...printedFigures].map(normalizeText)
const real = new Set(pictures.filter(({ sample }) => !sample).map(({ alt }) => alt))
const drawn = new Set(pictures.filter(({ sample, alt }) => sample && !real.has(alt)).map(({ alt }) => alt))

/** Expects a mark on every sample, no mark without a sample, and a label on every illustration. */
export async function expectCorrectSampleMarks(page: Page): Promise<void> {
  const found = await page.evaluate(checkSampleMarks, { samples, realParts, facts })
  expect.soft(found.unmarked, 'samples without a mark').toEqual([])
  expect.soft(found.unfounded, 'marks without a sample').toEqual([])
  expect.soft(found.tooWide, 'real items covered by the mark of a whole block').toEqual([])

  const shown = await page.locator('main picture').evaluateAll((all) =>
    all.map((picture) => ({
      // Several layers form one picture with a single description.
      alt: picture.closest('[role=img]')?.getAttribute('aria-label') ?? picture.querySelector('img')?.alt ?? '',
      isIllustration: picture.hasAttribute('data-illustration'),
    })),
  )
  const labelled = new Set(shown.filter(({ isIllustration }) => isIllustration).map(({ alt }) => alt))
  const unlabelled = shown.filter(({ alt }) => drawn.has(alt) && !labelled.has(alt)).map(({ alt }) => alt)
  expect.soft(unlabelled, 'illustrations without their label').toEqual([])
  expect
    .soft(
      [...labelled].filter((alt) => !drawn.has(alt)),
      'photographs labelled as illustrations',
    )
    .toEqual([])
  const drawnNote = page.locator('footer [data-illustrations]')
  await expect.soft(drawnNote, 'the note about illustrations in the footer').toHaveText(labelled.size > 0 ? [pageIllustrations] : [])
  const stars = await page.locator('[data-sample]').count()
  await expect
    .soft(page.locator('body > footer [data-sample-note]'), 'the note that explains the star')
    .toHaveText(stars > 0 ? [new RegExp(note)] : [])
}
