import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withStyle } from './split-styles'

test('a page carries its styles where its first stylesheet was linked, allowed by their hash', () => {
  const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`
  const policy = (styles: string) => `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src ${styles};">`
  const css = 'body{background:url("data:image/svg+xml,$&$\'")}'
  const hash = createHash('sha256').update(css).digest('base64')
  expect(withStyle(`${policy("'self'")}${link('a')}<title>$1</title>${link('b')}`, css)).toBe(
    `${policy(`'self' 'sha256-${hash}'`)}<style>${css}</style><title>$1</title>`,
  )
})
