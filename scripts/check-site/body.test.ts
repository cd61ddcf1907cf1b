import { expect, test } from 'vitest'
import { findUnsupportedCharacters } from './body.ts'

const fonts =
  '<style>@font-face{font-family:Rubik-1;unicode-range:U+5D0-5EA;}@font-face{font-family:Rubik-1;unicode-range:U+20-7E,U+A0;}</style>' +
  '<style>@font-face{font-family:"Rubik whole-2";unicode-range:U+0-FF;}</style>'

const faultsOf = (body: string) => findUnsupportedCharacters([{ path: '/a', html: `${fonts}<body>${body}` }])

test('accepts the characters of the first font, no-break spaces and line breaks', () => {
  expect(faultsOf('<p>שלום, world&nbsp;7\n</p><script>é</script>')).toEqual([])
})

test('reports a character that only the second font has, once', () => {
  expect(faultsOf('<p>café, café</p>')).toEqual(['/a: “é” (U+E9) is not in the font of the site'])
})

test('reports a page without a font', () => {
  expect(findUnsupportedCharacters([{ path: '/a', html: '<p>a</p>' }])).toEqual(['/a: loads no font'])
})
