import { expect, it } from 'vitest'
import { staleDarkPictures } from './stale-dark-pictures.ts'

const before = { picture: { src: 'a.webp', night: 'a-night.webp' }, items: [{ picture: { src: 'b.webp', night: 'b-night.webp' } }] }
const paths = (now: unknown) => staleDarkPictures(before, now).map(({ path }) => path.join('.'))

it('reports the dark-theme variant of a replaced picture', () => {
  expect(paths({ ...before, items: [{ picture: { src: 'new.webp', night: 'b-night.webp' } }] })).toEqual(['items.0.picture.night'])
})

it.each([
  ['nothing changed', before],
  ['both changed', { picture: { src: 'new.webp', night: 'new-night.webp' } }],
  ['the dark-theme variant was removed', { picture: { src: 'new.webp' } }],
  ['the picture is new', { other: { src: 'new.webp', night: 'new-night.webp' } }],
])('reports nothing if %s', (_, now) => {
  expect(paths(now)).toEqual([])
})
