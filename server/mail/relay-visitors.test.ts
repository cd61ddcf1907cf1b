import { describe, expect, test, vi } from 'vitest'
import { enquiry, startRelay } from '../testing/relay.ts'

// Real files, sockets and mails, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

describe('other sites', () => {
  const env = { RELAY_ORIGINS: 'https://win.example' }
  const from = (origin: string) => ({ headers: { Origin: origin } })

  test('the configured one may read every response, successful or not', async () => {
    const relay = await startRelay({ env: { ...env, RELAY_REQUESTS_PER_SECOND: '1' } })
    const answers = [
      await relay.send('school', enquiry, from('https://win.example')),
      await relay.send('nothing', enquiry, from('https://win.example')),
      await relay.send('school', { message: 'a'.repeat(60_000) }, from('https://win.example')),
      await relay.send('school', enquiry, from('https://win.example')),
    ]
    for (let n = 4; n <= 10; n++) answers.push(await relay.send('school', enquiry, from('https://win.example')))
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 413, ...Array(7).fill(200), 429])
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('https://win.example')
      expect(headers.get('vary')).toContain('Origin')
    }
  })

  test('a preflight request gets the allowed origin and headers', async () => {
    const { origin } = await startRelay({ env })
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://win.example', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('https://win.example')
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('content-type')
    expect(response.headers.get('access-control-max-age')).toBe('86400')
  })

  test.each(['https://evil.example', 'https://win.example.evil.example', 'http://win.example', 'null'])('%s is refused', async (origin) => {
    const relay = await startRelay({ env })
    const response = await relay.send('school', enquiry, from(origin))
    expect([response.status, await response.text()]).toEqual([403, 'The origin is not allowed'])
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(relay.accepted).toHaveLength(0)
  })

  test('a large upload from a refused site is drained, so that the response arrives', async () => {
    const relay = await startRelay({ env })
    const response = await relay.post('x'.repeat(10_000_000), from('https://evil.example'))
    expect(response.status).toBe(403)
  })

  test('a page of the site itself needs no configuration', async () => {
    const relay = await startRelay()
    expect((await relay.send('school', enquiry, from(relay.origin))).status).toBe(200)
  })
})

describe('the rate limit', () => {
  const burst = (relay: Awaited<ReturnType<typeof startRelay>>, number: number, init = {}) =>
    Promise.all(Array.from({ length: number }, () => relay.send('school', enquiry, init).then(({ status }) => status)))

  test('lets the teachers of one school send within one second, and refuses further requests', async () => {
    const relay = await startRelay({ env: { RELAY_REQUESTS_PER_SECOND: '' } })
    expect(await burst(relay, 10)).toEqual(Array(10).fill(200))
    expect(await burst(relay, 3)).toEqual([429, 429, 429])
  })

  test('distinguishes visitors behind a trusted proxy, and ignores X-Forwarded-For without one', async () => {
    const as = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    const behindProxy = await startRelay({ env: { RELAY_REQUESTS_PER_SECOND: '1', TRUSTED_PROXIES: '1' } })
    await burst(behindProxy, 10, as('6.6.6.6, 1.1.1.1'))
    expect(await burst(behindProxy, 1, as('1.1.1.1, 2.2.2.2'))).toEqual([200])
    expect(await burst(behindProxy, 1, as('7.7.7.7, 1.1.1.1'))).toEqual([429])
    const open = await startRelay({ env: { RELAY_REQUESTS_PER_SECOND: '1' } })
    await burst(open, 10, as('1.1.1.1'))
    expect(await burst(open, 1, as('2.2.2.2'))).toEqual([429])
  })
})
