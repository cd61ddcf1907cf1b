import { expect, it, vi } from 'vitest'
import { retype } from './page.ts'

/** A stub page with these texts, and a mock of each element's `replaceChildren`. */
function pageWith(...texts: string[]) {
  const elements = texts.map((textContent) => ({ textContent, contains: () => false, querySelector: () => null, replaceChildren: vi.fn() }))
  const [first] = elements
  return { page: { querySelectorAll: () => elements } as unknown as Document, replaceChildren: first?.replaceChildren, elements }
}

it('writes typed text onto the page immediately', () => {
  const { page, replaceChildren } = pageWith('בונים עיר')
  retype(page, 'בונים עיר', 'בונים עיר חכמה')
  expect(replaceChildren).toHaveBeenCalledWith('בונים עיר חכמה')
})

it('never replaces a text with an address', () => {
  const { page, replaceChildren } = pageWith('בונים עיר')
  retype(page, 'בונים עיר', '/experiments')
  expect(replaceChildren).not.toHaveBeenCalled()
})

it('replaces only the nearest of several equal texts', () => {
  const { page, elements } = pageWith('שאלות נפוצות', 'מה בונים', 'שאלות נפוצות')
  expect(retype(page, 'שאלות נפוצות', 'שאלות ותשובות', 2)).toBe(2)
  expect(elements.map(({ replaceChildren }) => replaceChildren.mock.calls.length)).toEqual([0, 0, 1])
})
