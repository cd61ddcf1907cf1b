import { afterEach, expect, test, vi } from 'vitest'
import { valuesBeforeHydration } from './values-before-hydration.ts'

const defaults = { topic: 'AI', name: '', level: '', interests: [] as string[], resume: null }

const RealFormData = FormData

/** Stubs a page whose form contains these values. */
function stubForm(entries: [name: string, value: string | File][]): void {
  class FakeForm {}
  const data = new RealFormData()
  for (const [name, value] of entries) data.append(name, value)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'school-form' ? new FakeForm() : null) })
  vi.stubGlobal('FormData', function FakeData() {
    return data
  })
}

afterEach(() => void vi.unstubAllGlobals())

test('returns only what the visitor changed, and no file', () => {
  stubForm([
    ['topic', 'AI'],
    ['name', 'דנה'],
    ['interests', 'ai'],
    ['interests', 'vr'],
    ['resume', new File(['x'], 'cv.pdf')],
  ])
  expect(valuesBeforeHydration('school-form', defaults)).toEqual({ name: 'דנה', interests: ['ai', 'vr'] })
})

test('returns nothing for an untouched form, whether the page preselects a topic or shows none', () => {
  stubForm([
    ['topic', 'AI'],
    ['name', ''],
  ])
  expect(valuesBeforeHydration('school-form', defaults)).toEqual({})
  stubForm([['name', '']])
  expect(valuesBeforeHydration('school-form', defaults)).toEqual({})
})

test('returns a preselected topic that the visitor cleared or changed', () => {
  stubForm([['topic', '']])
  expect(valuesBeforeHydration('school-form', defaults)).toEqual({ topic: '' })
  stubForm([['topic', 'Minecraft']])
  expect(valuesBeforeHydration('school-form', defaults)).toEqual({ topic: 'Minecraft' })
})

test('returns nothing without a document or without the form', () => {
  expect(valuesBeforeHydration('school-form', defaults)).toEqual({})
  stubForm([['name', 'דנה']])
  expect(valuesBeforeHydration('job-form', defaults)).toEqual({})
})
