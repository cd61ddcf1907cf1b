import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { outline } from './outline.ts'
import { hanging, standing } from './skyline-shapes.ts'
import { skylineSheets } from './skylines-css.ts'

test('the columns of a skyline are on the ground', () => {
  expect(outline(standing('12').squares)).toBe('M0 1h1v-1h1v2h-2z')
})

test('the columns of an island hang from the top', () => {
  expect(outline(hanging('12').squares)).toBe('M0 0h2v2h-1v-1h-1z')
})

test.each(Object.entries(skylineSheets()))('%s is the committed one (else run `npm run icons`), and small', async (name, css) => {
  expect(brotliCompressSync(css).length).toBeLessThan(700)
  expect(await readFile(new URL(`../../src/styles/skylines/${name}.css`, import.meta.url), 'utf8')).toBe(css)
})
