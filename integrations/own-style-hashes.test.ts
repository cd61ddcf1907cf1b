import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withOwnHashes } from './own-style-hashes'

const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

function page(styles: string, body: string): string {
  return `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-s='; style-src 'self' ${styles};">${body}`
}

test('a page keeps the hashes of the styles it has, and the rest of its policy', () => {
  const body = '<style>a{}</style><style data-x>b{}</style>'
  const before = page(`${hashOf('a{}')} ${hashOf('b{}')} ${hashOf('c{}')}`, body)
  expect(withOwnHashes(before)).toBe(page(`${hashOf('a{}')} ${hashOf('b{}')}`, body))
})

test('a style that the policy did not allow is not allowed now', () => {
  const before = page(hashOf('a{}'), '<style>b{}</style>')
  expect(withOwnHashes(before)).not.toContain(hashOf('b{}'))
})
