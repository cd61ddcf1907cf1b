import { expect, test } from 'vitest'
import { toChatText } from './chat-text.ts'

const form = {
  labels: { name: 'שם מלא', phone: 'טלפון', level: 'איזו רמה?', interests: 'תחומים', message: 'הודעה' },
  answers: { level: { good: 'טובה' }, interests: { ai: 'בינה מלאכותית', vr: 'מציאות מדומה' } },
}

test('a line for each field that was filled in, in words', () => {
  const values = {
    message: 'שלום\nולהתראות',
    name: 'דנה לוי',
    phone: '',
    level: 'good',
    interests: ['vr', 'ai'],
    resume: { name: 'cv.pdf' },
  }
  expect(toChatText(form, values).split('\n')).toEqual([
    'שלום, ניסיתי לשלוח את הטופס באתר. אלה הפרטים:',
    'שם מלא: דנה לוי',
    'איזו רמה? טובה',
    'תחומים: מציאות מדומה, בינה מלאכותית',
    'הודעה: שלום',
    'ולהתראות',
  ])
})

test('what the form is about is said before its fields', () => {
  expect(
    toChatText({ ...form, topic: 'רשימת המתנה: מחנה פסח' }, { name: 'דנה לוי' })
      .split('\n')
      .slice(1),
  ).toEqual(['רשימת המתנה: מחנה פסח', 'שם מלא: דנה לוי'])
})

test('a very long message is cut between characters', () => {
  const text = toChatText(form, { message: '🎉'.repeat(5_000) })
  expect(text.endsWith('🎉…')).toBe(true)
  expect(Array.from(text).length).toBeLessThan(1_600)
})
