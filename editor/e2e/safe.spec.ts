import { expect, test } from './editor-test.ts'

test('rejects saves from another site and paths outside the content', async ({ site, request }) => {
  const api = site.url.replace('/admin', '/admin/api')
  const ask = (headers: Record<string, string>, path: string) =>
    request.post(api, { headers: { 'content-type': 'application/json', ...headers }, data: { action: 'getEntry', params: { path } } })
  const own = { origin: new URL(site.url).origin }
  expect((await ask({ origin: 'https://evil.example' }, 'src/content/camps/online.yaml')).status()).toBe(403)
  expect((await ask({ ...own, host: 'evil.example' }, 'src/content/camps/online.yaml')).status()).toBe(403)
  expect((await ask(own, '../../etc/passwd')).status()).toBe(403)
  expect((await ask(own, 'src/content/camps/online.yaml')).status()).toBe(200)
})
