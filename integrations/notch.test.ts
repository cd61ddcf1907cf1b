import postcss from 'postcss'
import { expect, test } from 'vitest'
import { notch } from './notch.ts'

async function compiled(css: string): Promise<string> {
  const { css: out } = await postcss([notch]).process(css, { from: undefined })
  return out.replace(/\s+/g, ' ')
}

test('a notch has the usual size, and a clip of that size for other browsers, which leaves with the focus', async () => {
  const css = await compiled('.a { corner-shape: notch; }')
  expect(css).toContain('border-radius: var(--notch)')
  expect(css).toContain(
    '@supports not (corner-shape: notch) { &:not(:where(:focus-visible, :has(:focus-visible))) { --corner: var(--notch)',
  )
  expect(css).toContain('--below: 0px')
})

test.each([
  ['its own size', 'border-radius: var(--notch-large)', '--corner: var(--notch-large)'],
  ['the width of its border', 'border: 2px solid red', '--corner: 2px'],
  ['its shadow', 'box-shadow: 0 var(--depth) 0 var(--side)', '--below: var(--depth)'],
  ['no shadow inside', 'box-shadow: inset 0 -6px 0 var(--side)', '--below: 0px'],
])('the clip has %s', async (_, declaration, expected) => {
  expect(await compiled(`.a { corner-shape: notch; ${declaration}; }`)).toContain(expected)
})

test.each([
  ['a corner of its own', 'border-start-start-radius: 4px'],
  ['a shadow that fades', 'box-shadow: 0 1px 3px red'],
  ['something that stands out', 'clip-path: none'],
])('with %s there is no clip', async (_, declaration) => {
  expect(await compiled(`.a { corner-shape: notch; ${declaration}; }`)).not.toContain('polygon')
})

test('what cannot have the focus is not asked for it', async () => {
  expect(await compiled('.a::before { corner-shape: notch; }')).not.toContain('focus')
})
