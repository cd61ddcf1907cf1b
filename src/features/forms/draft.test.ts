import { afterEach, expect, test, vi } from 'vitest'
import { createDraft } from './draft.ts'

function stubStorage(over: Partial<Storage> = {}) {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    ...over,
  })
  return stored
}

afterEach(() => void vi.unstubAllGlobals())

const defaults = { name: '', interests: [] as string[], resume: null }

test('restores typed values on the same page, but not the file', () => {
  const stored = stubStorage()
  createDraft('job', '/jobs', defaults).write({ name: 'דנה', interests: ['ai'], resume: { state: 'ready', dataUrl: 'data:,secret' } })
  expect([...stored.values()].join()).not.toContain('secret')
  expect(createDraft('job', '/jobs', defaults).read()).toEqual({ name: 'דנה', interests: ['ai'], resume: null })
  expect(createDraft('job', '/other', defaults).read()).toEqual(defaults)
})

test('an emptied form leaves no draft', () => {
  const stored = stubStorage()
  const draft = createDraft('contact', '/contact', defaults)
  draft.write({ name: 'דנה' })
  draft.write(defaults)
  expect(stored.size).toBe(0)
})

test('stores no draft of what the page filled in, only of what the visitor changed', () => {
  const stored = stubStorage()
  const draft = createDraft('school', '/win-ai', { ...defaults, topic: 'AI' })
  draft.write({ ...defaults, topic: 'AI' })
  expect(stored.size).toBe(0)
  draft.write({ ...defaults, topic: '' })
  expect(draft.read().topic).toBe('')
})

test.each(['', 'null', '[]', '7', '{"name":7}', '{"name":["x"]}', '{"unknown":"x"}', '{"interests":"ai"}', 'not json'])(
  'ignores a damaged draft: %s',
  (damaged) => {
    stubStorage({ getItem: () => damaged })
    expect(createDraft('contact', '/contact', defaults).read()).toEqual(defaults)
  },
)

test('falls back to memory if storage throws', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })
  const draft = createDraft('contact', '/contact', defaults)
  draft.write({ name: 'דנה' })
  expect(draft.read().name).toBe('דנה')
})
