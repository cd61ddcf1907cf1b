import { afterEach, expect, test, vi } from 'vitest'
import { createDraft } from './draft.ts'

function stubStorage(over: Partial<Storage> = {}) {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...over,
  })
  return kept
}

afterEach(() => void vi.unstubAllGlobals())

const defaults = { name: '', interests: [] as string[], resume: null }

test('what was typed comes back on the same page, and the file does not', () => {
  const kept = stubStorage()
  createDraft('job', '/jobs', defaults).write({ name: 'דנה', interests: ['ai'], resume: { state: 'ready', dataUrl: 'data:,secret' } })
  expect([...kept.values()].join()).not.toContain('secret')
  expect(createDraft('job', '/jobs', defaults).read()).toEqual({ name: 'דנה', interests: ['ai'], resume: null })
  expect(createDraft('job', '/other', defaults).read()).toEqual(defaults)
})

test('an emptied form leaves no draft', () => {
  const kept = stubStorage()
  const draft = createDraft('contact', '/contact', defaults)
  draft.write({ name: 'דנה' })
  draft.write(defaults)
  expect(kept.size).toBe(0)
})

test('what the page itself has filled in is no draft; what a visitor has made of it is', () => {
  const kept = stubStorage()
  const draft = createDraft('school', '/win-ai', { ...defaults, topic: 'AI' })
  draft.write({ ...defaults, topic: 'AI' })
  expect(kept.size).toBe(0)
  draft.write({ ...defaults, topic: '' })
  expect(draft.read().topic).toBe('')
})

test.each(['', 'null', '[]', '7', '{"name":7}', '{"name":["x"]}', '{"unknown":"x"}', '{"interests":"ai"}', 'not json'])(
  'a damaged draft is ignored: %s',
  (damaged) => {
    stubStorage({ getItem: () => damaged })
    expect(createDraft('contact', '/contact', defaults).read()).toEqual(defaults)
  },
)

test('storage that throws is survived, and what was typed is kept as long as the page is', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })
  const draft = createDraft('contact', '/contact', defaults)
  draft.write({ name: 'דנה' })
  expect(draft.read().name).toBe('דנה')
})
