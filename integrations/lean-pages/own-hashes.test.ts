import { expect, test } from 'vitest'
import { hashOf } from './hash-of.ts'
import { withOwnHashes } from './own-hashes.ts'

const page = (hashes: string[], body: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' ${hashes.join(' ')}; style-src 'self' 'sha256-s=';">${body}`

test('keeps the hashes of the page’s own scripts, and the rest of its policy', () => {
  const body = '<script>a()</script><script type="module">m()</script><script src="/b.js"></script>'
  expect(withOwnHashes(page([hashOf('a()'), hashOf('m()'), hashOf('c()')], body))).toBe(page([hashOf('a()'), hashOf('m()')], body))
})

test('does not allow a script that the policy did not allow', () => {
  expect(withOwnHashes(page([hashOf('a()')], '<script>b()</script>'))).not.toContain(hashOf('b()'))
})
