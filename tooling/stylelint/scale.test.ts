import { expect, test } from 'vitest'
import { scale } from './scale.ts'
import { warningsOf } from './warnings-of.ts'

const warnings = (declaration: string) => warningsOf(`a { ${declaration} }`, 'win/scale', scale)

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
  expect(await warnings(declaration)).toEqual([])
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
  expect(await warnings(declaration)).toHaveLength(1)
})
