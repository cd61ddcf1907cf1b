import { expect, it, vi } from 'vitest'
import { retype } from './page.ts'

/** A page with one text on it. */
function pageWith(textContent: string) {
  const replaceChildren = vi.fn()
  const element = { textContent, contains: () => false, querySelector: () => null, replaceChildren }
  return { page: { querySelectorAll: () => [element] } as unknown as Document, replaceChildren }
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
