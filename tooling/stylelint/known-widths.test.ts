import { expect, test } from 'vitest'
import { knownWidths } from './known-widths.ts'
import { warningsOf } from './warnings-of.ts'

const widths = { everywhere: ['40rem', '48rem'], containers: ['30rem'], inclusive: { container: 'header', width: '48rem' } }

const warnings = (condition: string) => warningsOf(`${condition} { a { color: red } }`, 'win/known-widths', knownWidths, widths)

test.each([
  '@media (width >= 40rem)',
  '@media (width < 48rem)',
  '@media screen and (40rem <= width < 48rem)',
  '@media (width >= 48rem), print',
  '@media (height <= 60rem)',
  '@media (prefers-reduced-motion: reduce)',
  '@container (width >= 30rem)',
  '@container header (width <= 48rem)',
  '@container header (width > 48rem)',
])('%s passes', async (condition) => {
  expect(await warnings(condition)).toEqual([])
})

test.each([
  ['another width', '@media (width >= 60rem)'],
  ['a known width in pixels', '@media (width >= 640px)'],
  ['another width as one bound of a range', '@container (40rem <= width < 52rem)'],
  ['the prefix syntax', '@media (min-width: 40rem)'],
  ['the prefix syntax in a container', '@container (max-width: 40rem)'],
  ['a container width in a media query', '@media (width < 30rem)'],
  ['an inclusive bound, which overlaps with the next rule', '@media (width <= 48rem)'],
  ['an inclusive bound in a container that is not the header', '@container footer (width <= 48rem)'],
  ['another width of the header', '@container header (width <= 40rem)'],
  ['the logical name', '@container (inline-size >= 40rem)'],
])('%s fails', async (_, condition) => {
  expect(await warnings(condition)).toHaveLength(1)
})

test('each wrong condition in a list fails', async () => {
  expect(await warnings('@media (width < 39rem), (41rem <= width < 48rem)')).toHaveLength(2)
})
