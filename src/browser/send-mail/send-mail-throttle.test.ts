import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottleStore } from './send-mail-throttle.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

afterEach(() => void vi.unstubAllGlobals())

test('stores a stamp only once the mail is accepted, and only for its own path', async () => {
  const store = createThrottleStore()
  await store.set('/contact', '1000')
  expect(await store.get('/contact')).toBeNull()
  await store.set('/contact', '1000')
  store.keep()
  expect(await store.get('/contact')).toBe('1000')
  expect(await store.get('/jobs')).toBeNull()
  expect([...stored]).toEqual([['/contact', '1000']])
})

test('keeps the stamp of a success after a failed attempt', async () => {
  const store = createThrottleStore(() => 20_000)
  await store.set('/contact', '1000')
  store.keep()
  await store.get('/contact')
  await store.set('/contact', '19000')
  expect(await store.get('/contact')).toBe('1000')
})

test('a clock that was set back does not lock the form', async () => {
  stored.set('/contact', '9000')
  expect(await createThrottleStore(() => 8_999).get('/contact')).toBeNull()
  expect(await createThrottleStore(() => 9_000).get('/contact')).toBe('9000')
})

test('ignores a stamp that is not a number', async () => {
  stored.set('/contact', 'yesterday')
  expect(await createThrottleStore().get('/contact')).toBeNull()
})

test('still throttles until the page is left if storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined)
  const store = createThrottleStore()
  await store.set('/contact', '1000')
  store.keep()
  expect(await store.get('/contact')).toBe('1000')
  await store.remove('/contact')
  expect(await store.get('/contact')).toBeNull()
})
