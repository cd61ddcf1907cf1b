import { expect, it } from 'vitest'
import { fromWord, hasBullets } from './from-word.ts'

const pasted = 'מה מביאים:\r\n•\tמחשב נייד\r\n·       מטען\r\n\u200fוגם:\r\n1.\tכובע\r\n2)\u00a0מים\r\n\r\nלהתראות!'

it('keeps lists from a word processor and removes bidi marks', () => {
  expect(fromWord(pasted)).toBe('מה מביאים:\n\n- מחשב נייד\n- מטען\n\nוגם:\n\n1. כובע\n2. מים\n\nלהתראות!')
})

it('recognises word processor lists by their bullets, and not Markdown', () => {
  expect(hasBullets(pasted)).toBe(true)
  expect(hasBullets('## כותרת\n\n- פריט\n- פריט')).toBe(false)
})
