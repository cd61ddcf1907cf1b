import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MailSettings } from '#config/mail.ts'

const settings: MailSettings = {
  serviceId: 'demo_service',
  templateId: 'demo_template_contact',
  publicKey: 'demo_public_key',
  origin: '',
  blockHeadless: false,
  resumeMaxBytes: 1,
  detectsDuplicates: true,
}
const params = { message: 'שלום' }
const post = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal(
    'fetch',
    post.mockReset().mockImplementation(async () => new Response('OK')),
  )
  vi.stubGlobal('location', { pathname: '/contact', origin: 'http://localhost' })
  vi.stubGlobal('localStorage', undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function send(over: Partial<MailSettings> = {}, hasFile = false): Promise<string> {
  const { sendMail } = await import('./send-mail.ts')
  return sendMail({ ...settings, ...over }, params, hasFile).then(
    () => 'sent',
    (error: Error) => error.message,
  )
}

// spec: 7-request-post-json
test('sends the e-mail service’s request to the origin of the page', async () => {
  expect(await send()).toBe('sent')
  const [url, init] = post.mock.calls[0] ?? []
  expect(url).toBe('http://localhost/api/v1.0/email/send')
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-type': 'application/json' } })
  expect(JSON.parse(String(init?.body))).toEqual({
    lib_version: '4.4.1',
    user_id: 'demo_public_key',
    service_id: 'demo_service',
    template_id: 'demo_template_contact',
    template_params: params,
  })
})

// spec: 7-owners-key-form
test('sends to the configured origin', async () => {
  await send({ origin: 'https://api.emailjs.com' })
  expect(post.mock.calls[0]?.[0]).toBe('https://api.emailjs.com/api/v1.0/email/send')
})

test('only 200 counts as sent', async () => {
  post.mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await send()).toBe('answered 204 instead of 200')
})

// spec: decided-retry
test('after a success, throttles the same path for ten seconds and no other', async () => {
  expect(await send()).toBe('sent')
  vi.setSystemTime(1_009_999)
  expect(await send()).toBe('429 too many requests: throttled')
  vi.stubGlobal('location', { pathname: '/jobs', origin: 'http://localhost' })
  expect(await send()).toBe('sent')
  vi.stubGlobal('location', { pathname: '/contact', origin: 'http://localhost' })
  vi.setSystemTime(1_010_001)
  expect(await send()).toBe('sent')
  expect(post).toHaveBeenCalledTimes(3)
})

// spec: decided-retry
test('a failed send does not throttle its retry', async () => {
  post.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response('<html>', { status: 502 }))
  expect(await send()).toMatch(/^network/)
  expect(await send()).toBe('502 the service is down')
  expect(await send()).toBe('sent')
})

// spec: 8-network-error
test.each([
  [{ publicKey: '' }, /^configuration: The public key/],
  [{ serviceId: '' }, /^configuration: The service ID/],
  [{ templateId: '' }, /^configuration: The template ID/],
])('reports a missing id as a broken configuration: %o', async (over, expected) => {
  expect(await send(over)).toMatch(expected)
  expect(post).not.toHaveBeenCalled()
})

// spec: 8-network-error
test('refuses an automated browser if the owner wants that', async () => {
  vi.stubGlobal('navigator', { webdriver: true, languages: ['he'] })
  expect(await send({ blockHeadless: true })).toBe('451 automated browsers are blocked')
})

test('times out after twenty seconds, or after sixty with a file', async () => {
  post.mockReturnValue(new Promise(() => {}))
  const plain = send()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await plain).toBe('no answer within 20 seconds')
  const file = send({}, true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await file).toBe('no answer within 60 seconds')
})

test('tries again to load the client with the next send', async () => {
  vi.doMock('@emailjs/browser', () => {
    throw new DOMException('storage is blocked', 'SecurityError')
  })
  expect(await send()).not.toBe('sent')
  vi.doUnmock('@emailjs/browser')
  expect(await send()).toBe('sent')
})
