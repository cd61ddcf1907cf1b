import { expect, test } from 'vitest'
import { answerText, labelled } from './field-text.ts'

test('adds no colon after a question mark, and no label to an empty text', () => {
  expect(labelled('עיר', 'לוד')).toBe('עיר: לוד')
  expect(labelled('כמה כיתות?', '3')).toBe('כמה כיתות? 3')
  expect(labelled('עיר', '')).toBe('')
})

test('returns the labels of answers in form order, and leaves unknown answers out of a list', () => {
  const answers = { ai: 'בינה', vr: 'מציאות' }
  expect(answerText({ answers }, 'vr')).toBe('מציאות')
  expect(answerText({ answers }, ['vr', 'unheard-of', 'ai'])).toBe('בינה, מציאות')
  expect(answerText({ answers }, 'constructor')).toBe('constructor')
  expect(answerText({}, { state: 'ready' })).toBe('')
})
