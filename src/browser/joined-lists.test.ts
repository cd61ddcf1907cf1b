import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Lists = typeof import('./joined-lists.ts')

/** Opens a page on a day, or as of another (?today=), with fresh module state. */
async function openOn(day: string, search = ''): Promise<Lists> {
  vi.resetModules()
  vi.setSystemTime(`${day}T10:00:00Z`)
  vi.stubGlobal('location', { search })
  return import('./joined-lists.ts')
}

let stored: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  vi.stubGlobal('dispatchEvent', vi.fn())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('remembers a joined list across pages until its camp begins, and no other list', async () => {
  const { joinList } = await openOn('2027-03-01')
  joinList('פסח', '2027-04-11')
  const dayBefore = await openOn('2027-04-10')
  expect(dayBefore.hasJoined('פסח')).toBe(true)
  expect(dayBefore.hasJoined('קיץ')).toBe(false)
  expect(dayBefore.hasJoined(undefined)).toBe(false)
  expect((await openOn('2027-04-11')).hasJoined('פסח')).toBe(false)
})

test('deletes a list once its camp has begun; a previewed day deletes nothing', async () => {
  const { joinList } = await openOn('2027-03-01')
  joinList('פסח', '2027-04-11')
  joinList('קיץ', '2027-07-04')
  const previewed = await openOn('2027-03-02', '?today=2027-06-01')
  previewed.forgetBegunCamps()
  expect(previewed.hasJoined('פסח')).toBe(false)
  expect([...stored.values()].join()).toContain('פסח')
  const later = await openOn('2027-06-01')
  later.forgetBegunCamps()
  expect([...stored.values()].join()).not.toContain('פסח')
  expect(later.hasJoined('קיץ')).toBe(true)
  const afterAll = await openOn('2027-07-04')
  afterAll.forgetBegunCamps()
  expect(stored.size).toBe(0)
})

test('joining again replaces the day, and notifies the page', async () => {
  const { joinList, hasJoined } = await openOn('2027-03-01')
  joinList('פסח', '2027-03-02')
  joinList('פסח', '2027-04-11')
  vi.setSystemTime('2027-04-01T10:00:00Z')
  expect(hasJoined('פסח')).toBe(true)
  expect(dispatchEvent).toHaveBeenCalledTimes(2)
})

test('remembers a list until the page is left if storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { joinList, hasJoined, forgetBegunCamps } = await openOn('2027-03-01')
  joinList('פסח', '2027-04-11')
  forgetBegunCamps()
  expect(hasJoined('פסח')).toBe(true)
  expect((await openOn('2027-03-01')).hasJoined('פסח')).toBe(false)
})

test.each(['nonsense', '{}', 'null', '7', '["x"]', '[[1,2]]', '[[]]'])('ignores a stored value that is not ours: %s', async (value) => {
  stored.set('win-lists', value)
  const { hasJoined, joinList, forgetBegunCamps } = await openOn('2027-03-01')
  forgetBegunCamps()
  expect(hasJoined('פסח')).toBe(false)
  joinList('פסח', '2027-04-11')
  expect(hasJoined('פסח')).toBe(true)
})
