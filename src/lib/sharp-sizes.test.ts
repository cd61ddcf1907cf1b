import { expect, test } from 'vitest'
import { sharpSizes } from './sharp-sizes.ts'

test('requests a little more than the rendered width, in every layout', () => {
  expect(sharpSizes('(min-width: 75rem) 40vw, 100vw')).toBe('(min-width: 75rem) 45vw, 112.5vw')
})

test.each([
  ['8rem', '(min-width: 130rem) 12.6rem, (min-width: 104rem) 10.8rem, 9rem'],
  ['(min-width: 64rem) 40rem, 100vw', '(min-width: 130rem) 63rem, (min-width: 104rem) 54rem, (min-width: 64rem) 45rem, 112.5vw'],
  [
    '(min-width: 64rem) min(80vw, 40rem), 16rem',
    '(min-width: 130rem) min(90vw, 63rem), (min-width: 104rem) min(90vw, 54rem), (min-width: 64rem) min(90vw, 45rem), 18rem',
  ],
])('a picture with a width in rem is larger on a very wide screen: %s', (drawn, sizes) => {
  expect(sharpSizes(drawn)).toBe(sizes)
})
