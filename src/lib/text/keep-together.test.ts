import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test.each([
  ['״רוצים עוד?״ שאל', '״רוצים עוד?\u2060״ שאל'],
  ['״כן!״ קרא', '״כן!\u2060״ קרא'],
  ['״טוב.״', '״טוב.\u2060״'],
  ['4–8.4 · 08:00–13:00', '4–8.4\u00A0· 08:00–13:00'],
  ['כיתות ב׳ עד י״ב, עד הצהריים', 'כיתות ב׳\u00A0עד\u00A0י״ב, עד הצהריים'],
  ['1,500–2,000 ₪ לסדנה', '1,500–2,000\u00A0₪ לסדנה'],
  ['מתנ״ס, ״דרקון״ ודו״ח', 'מתנ״ס, ״דרקון״ ודו״ח'],
])('in "%s" no line begins with a closing mark, a separator or the end of a range', (text, expected) => {
  expect(keepTogether(text)).toBe(expected)
})
