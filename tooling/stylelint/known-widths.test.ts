import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { knownWidths } from './known-widths.ts'

const widths = { everywhere: ['40rem', '48rem'], containers: ['30rem'], inclusive: { container: 'header', width: '48rem' } }

async function complaints(condition: string): Promise<number> {
  const config = { plugins: [knownWidths], rules: { 'win/known-widths': widths } }
  const { results } = await stylelint.lint({ code: `${condition} { a { color: red } }`, config })
  return results[0]?.warnings.filter(({ rule }) => rule === 'win/known-widths').length ?? 0
}

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
  expect(await complaints(condition)).toBe(0)
})

test.each([
  ['another width', '@media (width >= 60rem)'],
  ['a known width in pixels', '@media (width >= 640px)'],
  ['another width at one end of a range', '@container (40rem <= width < 52rem)'],
  ['the prefix syntax', '@media (min-width: 40rem)'],
  ['the prefix syntax in a container', '@container (max-width: 40rem)'],
  ['a width for containers in a window', '@media (width < 30rem)'],
  ['an end that overlaps with the next rule', '@media (width <= 48rem)'],
  ['the same in a container that is not the header', '@container footer (width <= 48rem)'],
  ['another width of the header', '@container header (width <= 40rem)'],
  ['the logical name', '@container (inline-size >= 40rem)'],
])('%s fails', async (_, condition) => {
  expect(await complaints(condition)).toBe(1)
})

test('each wrong condition of a list fails', async () => {
  expect(await complaints('@media (width < 39rem), (41rem <= width < 48rem)')).toBe(2)
})
