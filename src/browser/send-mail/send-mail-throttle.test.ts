import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottleStore } from './send-mail-throttle.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => void vi.unstubAllGlobals())

test('a stamp is kept only when the mail was taken, and only for its own path', async () => {
  const store = createThrottleStore()
  await store.set('/contact', '1000')
  expect(await store.get('/contact')).toBeNull()
  await store.set('/contact', '1000')
  store.keep()
  expect(await store.get('/contact')).toBe('1000')
  expect(await store.get('/jobs')).toBeNull()
  expect([...kept]).toEqual([['/contact', '1000']])
})

test('a failed attempt after a success leaves the stamp of the success', async () => {
  const store = createThrottleStore(() => 20_000)
  await store.set('/contact', '1000')
  store.keep()
  await store.get('/contact')
  await store.set('/contact', '19000')
  expect(await store.get('/contact')).toBe('1000')
})

test('a clock that was put back does not lock the form', async () => {
  kept.set('/contact', '9000')
  expect(await createThrottleStore(() => 8_999).get('/contact')).toBeNull()
  expect(await createThrottleStore(() => 9_000).get('/contact')).toBe('9000')
})

test('a stamp that is no number counts as none', async () => {
  kept.set('/contact', 'yesterday')
  expect(await createThrottleStore().get('/contact')).toBeNull()
})

test('where storage is blocked it still throttles until the page is left', async () => {
  vi.stubGlobal('localStorage', undefined)
  const store = createThrottleStore()
  await store.set('/contact', '1000')
  store.keep()
  expect(await store.get('/contact')).toBe('1000')
  await store.remove('/contact')
  expect(await store.get('/contact')).toBeNull()
})
