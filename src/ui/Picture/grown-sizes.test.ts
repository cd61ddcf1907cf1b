import { expect, test } from 'vitest'
import { grownSizes } from './grown-sizes.ts'

test.each([
  ['(min-width: 64rem) 44rem, (min-width: 40rem) 50vw, 100vw', '44rem'],
  ['(min-width: 64rem) min(62vw, 66rem), 97vw', 'min(62vw, 66rem)'],
])('a picture that is drawn as wide as so many rem is larger on a very wide screen: %s', (sizes, length) => {
  expect(grownSizes(sizes)).toBe(`(min-width: 120rem) calc(1.4 * ${length}), ${sizes}`)
})

test.each(['100vw', '8rem', '(min-width: 75rem) 46vw, 100vw'])('and one that follows the screen, or is small, is not: %s', (sizes) => {
  expect(grownSizes(sizes)).toBe(sizes)
})
