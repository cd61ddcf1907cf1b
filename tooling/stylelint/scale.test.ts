import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { scale } from './scale.ts'

async function complaints(declaration: string): Promise<number> {
  const { results } = await stylelint.lint({ code: `a { ${declaration} }`, config: { plugins: [scale], rules: { 'win/scale': true } } })
  return results[0]?.warnings.length ?? 0
}

test.each([
  'font-size: var(--type-note)',
  'font-size: clamp(var(--type-note), 2cqi, var(--type-title))',
  'font-size: 0.8em',
  'margin: calc(-1 * var(--space-4)) auto',
  'padding: 3px 0',
  'gap: 2px',
  'inline-size: 7rem',
  '/* own size: the price fills its stub */ font-size: 3rem',
])('%s passes', async (declaration) => {
  expect(await complaints(declaration)).toBe(0)
})

test.each([
  'font-size: 1.1rem',
  'font-size: 17px',
  'font-size: min(1rem, 4vw)',
  'padding-block: var(--space-4) 7rem',
  'margin: -1rem',
  'row-gap: 1rem',
  '/* own size */ font-size: 3rem',
  '/* own size: needless */ font-size: 1em',
])('%s fails', async (declaration) => {
  expect(await complaints(declaration)).toBe(1)
})
