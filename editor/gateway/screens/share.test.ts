import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sharedPages } from '../../server/shared-pages.ts'
import { share } from './share.ts'

const day = 24 * 60 * 60_000

function openShare() {
  const root = mkdtempSync(join(tmpdir(), 'share-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const built = join(root, 'dist')
  mkdirSync(built)
  writeFileSync(join(built, 'index.html'), 'עמוד')
  const clock = { ms: Date.now() }
  return { root, built, clock, own: share({ root, build: async () => built, now: () => clock.ms }) }
}

async function serve(own: ReturnType<typeof share>) {
  const hosts: string[] = []
  const server = createServer(
    sharedPages(own, hosts, async () => ({ url }) => ({ status: 200, headers: {}, body: `page ${url}` })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  hosts.push(`127.0.0.1:${port}`)
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
  return { ask, hosts }
}

it('expires links after exactly one week', async () => {
  const { own, clock } = openShare()
  const { token } = await own.make()
  clock.ms += 7 * day - 1
  expect(own.until(token)).toBeDefined()
  clock.ms += 1
  expect(own.until(token)).toBeUndefined()
})

it('rejects forged, extended and revoked links', async () => {
  const { own, root } = openShare()
  expect(own.until('')).toBeUndefined()
  const { token, until } = await own.make()
  expect(statSync(join(root, '.cache/editor/share-key')).mode & 0o77).toBe(0)
  const longer = token.replace(/^[^-]+/, (until + day).toString(36))
  for (const other of [longer, `${token}0`, token.slice(0, -1), token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '../../x'])
    expect(own.until(other), other).toBeUndefined()
  own.end()
  expect(own.until(token)).toBeUndefined()
  expect(own.folder()).toBeUndefined()
  expect(readdirSync(join(root, '.cache/editor'))).toEqual([])
})

it('lists valid links, newest first, also after a restart', async () => {
  const { own, clock, root } = openShare()
  expect(own.links()).toEqual([])
  const first = await own.make()
  clock.ms += day
  const second = await own.make()
  const again = share({ root, build: async () => undefined, now: () => clock.ms })
  expect(again.links()).toEqual([second, first])
  expect(statSync(join(root, '.cache/editor/share-links')).mode & 0o77).toBe(0)
  clock.ms += 6 * day
  expect(again.links()).toEqual([second])
  again.end()
  expect(own.links()).toEqual([])
})

it('serves a whole build at every moment while a new link is made, and keeps at most two builds', async () => {
  const { own, root, built } = openShare()
  for (let page = 0; page < 300; page += 1) writeFileSync(join(built, `page-${page}.html`), 'עמוד')
  const { token } = await own.make()
  let isMade = false
  const making = own.make().then(() => {
    isMade = true
  })
  while (!isMade) {
    const folder = own.folder() ?? ''
    expect(readdirSync(folder)).toHaveLength(301)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await making
  await own.make()
  expect(readdirSync(join(root, '.cache/editor')).filter((name) => /^shared/.test(name))).toHaveLength(2)
  expect(own.until(token)).toBeDefined()
})

it('serves the build of an earlier release until a new link is made', async () => {
  const { own, root } = openShare()
  mkdirSync(join(root, '.cache/editor/shared'), { recursive: true })
  expect(own.folder()).toBe(join(root, '.cache/editor/shared'))
  await own.make()
  await own.make()
  expect(existsSync(join(root, '.cache/editor/shared'))).toBe(false)
})

it('serves pages only with a link or its cookie, and nothing of the editor', async () => {
  const { own } = openShare()
  const { token } = await own.make()
  const { ask, hosts } = await serve(own)
  expect((await ask('/')).status).toBe(403)
  expect((await ask('/?look=nonsense')).status).toBe(403)
  const entered = await ask(`/win-ai?look=${token}`)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/win-ai'])
  const [cookie = '', ...attributes] = (entered.headers.get('set-cookie') ?? '').split('; ')
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax']))
  const page = await ask('/win-ai', { cookie })
  expect([page.status, await page.text(), page.headers.get('x-robots-tag')]).toEqual([200, 'page /win-ai', 'noindex'])
  expect((await ask(`//evil.example/?look=${token}`)).headers.get('location')).toBe('/')
  // A request with another host name is rejected.
  hosts.pop()
  expect((await ask('/win-ai', { cookie })).status).toBe(403)
})
