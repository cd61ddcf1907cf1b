import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Visit = typeof import('./visit.ts')

/** A page of the visit: the modules of a page know nothing of those of the page before. */
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

test('the first page and the host that led there are stored, and no more of either address', async () => {
  const visit = await arriveAt('/win-ai?name=dana&q=secret', 'https://www.google.com/search?q=private')
  expect(visitOf(visit)).toEqual({ page: '/win-ai', from: 'www.google.com' })
  expect([...stored.values()].join()).not.toMatch(/dana|secret|private/)
})

test('the campaign of the address is stored; of the ids of a click only that there was one', async () => {
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
test('a page further on changes nothing', async () => {
  await arriveAt('/win-ai?utm_source=letter', 'https://mail.example/')
  const second = await arriveAt('/contact', 'https://win.example/win-ai')
  expect(visitOf(second)).toEqual({ page: '/win-ai', from: 'mail.example', utm_source: 'letter' })
})

test('unless it was come to by a campaign again', async () => {
  await arriveAt('/win-ai')
  expect(visitOf(await arriveAt('/jobs?utm_source=linkedin'))).toEqual({ page: '/jobs', utm_source: 'linkedin' })
})

test('a page of our own is no host that led here', async () => {
  expect(visitOf(await arriveAt('/jobs', 'https://win.example/'))).toEqual({ page: '/jobs' })
})

test('values of any length are cut', async () => {
  const visit = await arriveAt(`/${'x'.repeat(500)}?utm_source=${'y'.repeat(5_000)}`)
  for (const value of Object.values(visitOf(visit))) expect(value).toHaveLength(80)
})

test('where storage is blocked or full, the page knows it until it is left', async () => {
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
