import { expect, test } from 'vitest'
import { matchesSearch, searchText } from './search-text.ts'

test.each([
  ['צ׳אט', 'צאט'],
  ["צ'אט", 'צאט'],
  ['אונסק״ו', 'אונסקו'],
  ['אונסק"ו', 'אונסקו'],
  ['בית־ספר', 'בית ספר'],
  ['בית-ספר', 'בית ספר'],
  ['08:00–13:00', '08 00 13 00'],
  ['שָׁלוֹם', 'שלום'],
  ['  Minecraft, AI!  ', 'minecraft ai'],
  ['״״', ''],
])('normalizes %s to "%s"', (text, normalized) => {
  expect(searchText(text)).toBe(normalized)
})

test('matches if every word of the query occurs, in any order', () => {
  const text = searchText('אנגלית שנבנית תוך כדי משחק. פדגוגיה חדשה')
  expect(matchesSearch(text, searchText('משחק אנגלית'))).toBe(true)
  expect(matchesSearch(text, searchText('אנגל'))).toBe(true)
  expect(matchesSearch(text, searchText('אנגלית חשבון'))).toBe(false)
})

test('an empty query matches everything', () => {
  expect(matchesSearch('משהו', searchText('  '))).toBe(true)
})
