import postcss from 'postcss'
import { expect, test } from 'vitest'
import { notch } from './notch.ts'

async function compiled(css: string): Promise<string> {
  const { css: out } = await postcss([notch]).process(css, { from: undefined })
  return out.replace(/\s+/g, ' ')
}

test('a notch has the default size; other browsers get a clip of that size, except while focused', async () => {
  const css = await compiled('.a { corner-shape: notch; }')
  expect(css).toContain('border-radius: var(--notch)')
  expect(css).toContain(
    '@supports not (corner-shape: notch) { &:not(:where(:focus-visible, :has(:focus-visible))) { --corner: var(--notch)',
  )
  expect(css).toContain('--below: 0px')
})

test.each([
  ['a size of its own', 'border-radius: var(--notch-large)', '--corner: var(--notch-large)'],
  ['the width of its border', 'border: 2px solid red', '--corner: 2px'],
  ['the depth of its shadow', 'box-shadow: 0 var(--depth) 0 var(--side)', '--below: var(--depth)'],
  ['no depth for an inset shadow', 'box-shadow: inset 0 -6px 0 var(--side)', '--below: 0px'],
])('the clip has %s', async (_, declaration, expected) => {
  expect(await compiled(`.a { corner-shape: notch; ${declaration}; }`)).toContain(expected)
})

test.each([
  ['a corner of its own', 'border-start-start-radius: 4px'],
  ['a blurred shadow', 'box-shadow: 0 1px 3px red'],
  ['an opt-out', 'clip-path: none'],
])('with %s there is no clip', async (_, declaration) => {
  expect(await compiled(`.a { corner-shape: notch; ${declaration}; }`)).not.toContain('polygon')
})

test('a pseudo-element gets no focus condition', async () => {
  expect(await compiled('.a::before { corner-shape: notch; }')).not.toContain('focus')
})

test('in a list with a pseudo-element, the boxes keep their focus condition', async () => {
  const css = await compiled('.a, .a::before, .b { corner-shape: notch; }')
  const [boxes = '', pseudoElement = '', ...more] = css.split('.a::before')
  expect(more).toEqual([])
  expect(boxes).toMatch(/^\.a, \.b \{.*&:not\(:where\(:focus-visible/)
  expect(pseudoElement).toContain('clip-path: polygon')
  expect(pseudoElement).not.toContain('focus')
})
