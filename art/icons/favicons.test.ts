import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { faviconSvg } from './favicons.ts'

test('the vector icon is the committed one (else run `npm run icons`), and supports the dark theme', async () => {
  expect(await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8')).toBe(faviconSvg())
  expect(faviconSvg()).toContain('prefers-color-scheme:dark')
})
