import { afterEach, expect, it, vi } from 'vitest'
import { replaceText, scrollTo } from './preview-document.ts'

/** A stub page with these texts, and a mock of each element's `replaceChildren`. */
function pageWith(...texts: string[]) {
  const elements = texts.map((textContent) => ({ textContent, contains: () => false, querySelector: () => null, replaceChildren: vi.fn() }))
  const [first] = elements
  return { page: { querySelectorAll: () => elements } as unknown as Document, replaceChildren: first?.replaceChildren, elements }
}

it('writes typed text onto the page immediately', () => {
  const { page, replaceChildren } = pageWith('בונים עיר')
  replaceText(page, 'בונים עיר', 'בונים עיר חכמה')
  expect(replaceChildren).toHaveBeenCalledWith('בונים עיר חכמה')
})

it('never replaces a text with an address', () => {
  const { page, replaceChildren } = pageWith('בונים עיר')
  replaceText(page, 'בונים עיר', '/experiments')
  expect(replaceChildren).not.toHaveBeenCalled()
})

it('replaces only the nearest of several equal texts', () => {
  const { page, elements } = pageWith('שאלות נפוצות', 'מה בונים', 'שאלות נפוצות')
  expect(replaceText(page, 'שאלות נפוצות', 'שאלות ותשובות', { last: 2 })).toBe(2)
  expect(elements.map(({ replaceChildren }) => replaceChildren.mock.calls.length)).toEqual([0, 0, 1])
})

it('waits for the real page if several texts could be the field’s', () => {
  const { page, elements } = pageWith('בית ספר תיכון', 'מה בונים', 'בית ספר תיכון')
  expect(replaceText(page, 'בית ספר תיכון', 'בית ספר תיכון עירוני')).toBeUndefined()
  for (const { replaceChildren } of elements) expect(replaceChildren).not.toHaveBeenCalled()
})

it('replaces only a text of its own card', () => {
  const { page, elements } = pageWith('קייטנת חנוכה', 'בית ספר תיכון', 'קייטנת פסח', 'בית ספר תיכון')
  const cardOf = (own: typeof elements) => ({ contains: (one: unknown) => own.includes(one as never) })
  const [first, second] = [elements.slice(0, 2), elements.slice(2)].map(cardOf)
  for (const [at, element] of elements.entries()) Object.assign(element, { closest: () => (at < 2 ? first : second) })
  expect(replaceText(page, 'בית ספר תיכון', 'מתנ״ס', { name: 'קייטנת פסח' })).toBe(3)
  // This page does not show the camp.
  expect(replaceText(page, 'בית ספר תיכון', 'מתנ״ס', { name: 'קייטנת קיץ' })).toBeUndefined()
})

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['covers it', '300px', true],
  ['is lower', '40px', false],
])('scrolls to a text near the bottom if the status bar %s', (_, strip, isScrolled) => {
  vi.stubGlobal('document', { documentElement: { style: { getPropertyValue: () => strip } } })
  const text = {
    textContent: 'בונים עיר',
    tagName: 'P',
    checkVisibility: () => true,
    getBoundingClientRect: () => ({ top: 600, bottom: 700 }),
    scrollIntoView: vi.fn(),
  }
  const page = { querySelectorAll: () => [text], getElementById: () => null, documentElement: { clientHeight: 900 } }
  scrollTo(page as unknown as Document, ['בונים עיר'], '')
  expect(text.scrollIntoView.mock.calls).toHaveLength(isScrolled ? 1 : 0)
})

it('measures the status bar in pixels of a page that is scaled down', () => {
  vi.stubGlobal('document', { documentElement: { style: { getPropertyValue: () => '100px' } } })
  const text = {
    textContent: 'בונים עיר',
    tagName: 'P',
    checkVisibility: () => true,
    getBoundingClientRect: () => ({ top: 600, bottom: 750 }),
    scrollIntoView: vi.fn(),
  }
  const frameElement = { offsetHeight: 900, getBoundingClientRect: () => ({ height: 450 }) }
  const page = {
    defaultView: { frameElement },
    querySelectorAll: () => [text],
    getElementById: () => null,
    documentElement: { clientHeight: 900 },
  }
  scrollTo(page as unknown as Document, ['בונים עיר'], '')
  expect(text.scrollIntoView).toHaveBeenCalledOnce()
})
