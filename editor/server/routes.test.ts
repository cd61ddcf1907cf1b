import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { routes, type Services } from './routes.ts'

/** A server with the editor's routes, and only those services that the tests need. */
async function openRoutes() {
  const hosts: string[] = []
  const services = { hosts, isBehindProxy: false, pages: () => [] } as unknown as Services
  const handle = routes(services, () => false, { track: (step) => step })
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  hosts.push(`127.0.0.1:${port}`)
  const origin = `http://127.0.0.1:${port}`
  const headers = { origin, 'content-type': 'application/json' }
  return {
    get: (name: string) => fetch(`${origin}/admin/${name}`, { redirect: 'manual' }),
    post: (name: string, body: string) => fetch(`${origin}/admin/${name}`, { method: 'POST', headers, body }),
  }
}

it('answers only names of its own, and none that every object has', async () => {
  const { get, post } = await openRoutes()
  expect((await get('pages')).status).toBe(200)
  for (const name of ['constructor', 'toString', '__proto__', 'nothing']) {
    expect((await get(name)).status, name).toBe(404)
    expect((await post(name, '{}')).status, name).toBe(404)
  }
})

it.each(['{', 'hello', '{"path": '])('returns 400 in Hebrew for a body that is no JSON: %j', async (body) => {
  const { post } = await openRoutes()
  const response = await post('discard', body)
  expect(response.status).toBe(400)
  expect(((await response.json()) as { error: string }).error).toMatch(/^[א-ת ,.]+$/)
})

it.each([
  ['desk/search?words=a', '/admin/screens/search?words=a'],
  ['', '/admin'],
  ['screens', '/admin/screens/start'],
  ['screens/', '/admin/screens/start'],
  ['screens/history/', '/admin/screens/history'],
])('leads from “/admin/%s” to the present address', async (from, to) => {
  const { get } = await openRoutes()
  const response = await get(from)
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
  expect((await get(to.replace(/^\/admin\/?/, '../admin/').replace(/\/$/, ''))).status).toBe(200)
})
