import { expect, test } from 'vitest'
import { toChatText } from './chat-text'

test('a line for each field that was filled in', () => {
  const text = toChatText([
    ['שם מלא', 'דנה לוי'],
    ['טלפון', ''],
    ['הודעה', 'שלום\nולהתראות'],
  ])
  expect(text).toBe('שלום, ניסיתי לשלוח את הטופס באתר. אלה הפרטים:\nשם מלא: דנה לוי\nהודעה: שלום\nולהתראות')
})

test('a very long message is cut between characters', () => {
  const text = toChatText([['הודעה', '🎉'.repeat(5_000)]])
  expect(text.endsWith('🎉…')).toBe(true)
  expect(Array.from(text).length).toBeLessThan(1_600)
})
