import { expect, test } from 'vitest'
import { labelled, say } from './say.ts'

test('a question has its mark already, and what was not said has no label', () => {
  expect(labelled('עיר', 'לוד')).toBe('עיר: לוד')
  expect(labelled('כמה כיתות?', '3')).toBe('כמה כיתות? 3')
  expect(labelled('עיר', '')).toBe('')
})

test('answers are said in words and in the order of the form; what is no answer is left out of a list', () => {
  const answers = { ai: 'בינה', vr: 'מציאות' }
  expect(say({ answers }, 'vr')).toBe('מציאות')
  expect(say({ answers }, ['vr', 'unheard-of', 'ai'])).toBe('בינה, מציאות')
  expect(say({ answers }, 'constructor')).toBe('constructor')
  expect(say({}, { state: 'ready' })).toBe('')
})
