import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Visit = typeof import('./visit.ts')

/** Opens a page of the visit, with fresh module state. */
async function arriveAt(address: string, referrer = ''): Promise<Visit> {
  vi.resetModules()
  const { pathname, search, host } = new URL(address, 'https://win.example')
  vi.stubGlobal('location', { pathname, search, host })
  vi.stubGlobal('document', { referrer })
  const visit: Visit = await import('./visit.ts')
  visit.rememberVisit()
  return visit
}

function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return stored
}

let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => void vi.unstubAllGlobals())

const visitOf = ({ readVisit }: Visit) => Object.fromEntries(readVisit())

test('stores the first page and the referring host, and nothing else of either address', async () => {
  const visit = await arriveAt('/win-ai?name=dana&q=secret', 'https://www.google.com/search?q=private')
  expect(visitOf(visit)).toEqual({ page: '/win-ai', from: 'www.google.com' })
  expect([...stored.values()].join()).not.toMatch(/dana|secret|private/)
})

test('stores the campaign in the address; of a click id, only that there was one', async () => {
  const visit = await arriveAt('/?utm_source=facebook&utm_medium=cpc&utm_campaign=%D7%A4%D7%A1%D7%97&ref=letter&gclid=Cj0KCQ&fbclid=IwAR1')
  expect(visitOf(visit)).toEqual({
    page: '/',
    utm_source: 'facebook',
    utm_medium: 'cpc',
    utm_campaign: 'פסח',
    ref: 'letter',
    gclid: '1',
    fbclid: '1',
  })
})

// spec: decided-lead-source
test('a later page changes nothing', async () => {
  await arriveAt('/win-ai?utm_source=letter', 'https://mail.example/')
  const second = await arriveAt('/contact', 'https://win.example/win-ai')
  expect(visitOf(second)).toEqual({ page: '/win-ai', from: 'mail.example', utm_source: 'letter' })
})

test('a later page with a campaign in its address replaces the visit', async () => {
  await arriveAt('/win-ai')
  expect(visitOf(await arriveAt('/jobs?utm_source=linkedin'))).toEqual({ page: '/jobs', utm_source: 'linkedin' })
})

test('does not store our own host as the referrer', async () => {
  expect(visitOf(await arriveAt('/jobs', 'https://win.example/'))).toEqual({ page: '/jobs' })
})

test('truncates long values', async () => {
  const visit = await arriveAt(`/${'x'.repeat(500)}?utm_source=${'y'.repeat(5_000)}`)
  for (const value of Object.values(visitOf(visit))) expect(value).toHaveLength(80)
})

test('remembers the visit until the page is left if storage is blocked or full', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(visitOf(await arriveAt('/win-ai?utm_source=letter'))).toEqual({ page: '/win-ai', utm_source: 'letter' })
  stubStorage()
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(visitOf(await arriveAt('/jobs'))).toEqual({ page: '/jobs' })
})
