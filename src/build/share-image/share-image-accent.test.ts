import { expect, test } from 'vitest'
import { accent } from '#schemas/accent.ts'
import { dayColour, shareImageAccent } from './share-image-accent.ts'

test.each(accent.options)('the styles define a colour for the share images of %s', (name) => {
  expect(shareImageAccent(name)).toMatch(/^#[0-9a-f]{6}$/i)
})

test('resolves a token to its light-theme colour, from the nearest sheet first', () => {
  const raw = ':root { --raw-sun: #ffc53d; --raw-sun-deep: #db9a10; }'
  const common = ':root { --accent: var(--raw-sun-deep); --field: #ffffff; }'
  const own = "[data-accent='camp'] { --accent-side: #000000; --accent: light-dark(var(--raw-sun), #2a1c63); }"
  expect(dayColour('--accent', [own, common, raw])).toBe('#ffc53d')
  expect(dayColour('--accent', [common, raw])).toBe('#db9a10')
  expect(dayColour('--field', [own, common, raw])).toBe('#ffffff')
})

test.each(['', ':root { --accent: red; }', ':root { --accent: var(--accent); }', ':root { --accent: var(--lost); }'])(
  'a token that resolves to no colour fails the build: %s',
  (sheet) => {
    expect(() => dayColour('--accent', [sheet])).toThrow('has no light-theme colour')
  },
)
