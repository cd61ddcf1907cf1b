import { expect, it, vi } from 'vitest'
import { retype } from './page.ts'

/** A page with these texts on it, and what is written in the place of each. */
function pageWith(...said: string[]) {
  const elements = said.map((textContent) => ({ textContent, contains: () => false, querySelector: () => null, replaceChildren: vi.fn() }))
  const [first] = elements
  return { page: { querySelectorAll: () => elements } as unknown as Document, replaceChildren: first?.replaceChildren, elements }
}

it('what is typed is on the page at once', () => {
  const { page, replaceChildren } = pageWith('בונים עיר')
  retype(page, 'בונים עיר', 'בונים עיר חכמה')
  expect(replaceChildren).toHaveBeenCalledWith('בונים עיר חכמה')
})

it('an address never takes the place of a text, also where the text was typed as an address first', () => {
  const { page, replaceChildren } = pageWith('בונים עיר')
  retype(page, 'בונים עיר', '/experiments')
  expect(replaceChildren).not.toHaveBeenCalled()
})

it('what another part of the page says as well stays there', () => {
  const { page, elements } = pageWith('שאלות נפוצות', 'מה בונים', 'שאלות נפוצות')
  expect(retype(page, 'שאלות נפוצות', 'שאלות ותשובות', 2)).toBe(2)
  expect(elements.map(({ replaceChildren }) => replaceChildren.mock.calls.length)).toEqual([0, 0, 1])
})
