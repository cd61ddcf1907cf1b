import { expect, it } from 'vitest'
import { fromWord, isFromWord } from './from-word.ts'

const pasted = 'מה מביאים:\r\n•\tמחשב נייד\r\n·       מטען\r\n\u200fוגם:\r\n1.\tכובע\r\n2)\u00a0מים\r\n\r\nלהתראות!'

it('lists of a word processor stay lists, and its marks of direction go', () => {
  expect(fromWord(pasted)).toBe('מה מביאים:\n\n- מחשב נייד\n- מטען\n\nוגם:\n\n1. כובע\n2. מים\n\nלהתראות!')
})

it('is known by its signs or by its markup; what is typed elsewhere is pasted as it is', () => {
  expect(isFromWord(pasted, '')).toBe(true)
  expect(isFromWord('שורה\nשורה', '<p class=MsoNormal style="mso-list:l0">')).toBe(true)
  expect(isFromWord('## כותרת\n\n- פריט\n- פריט', '')).toBe(false)
})

it('bold words, links and headings stay what they are, each in its place', () => {
  const plain = 'מה מביאים\r\nמים, הרבה מים, וכובע\r\n•\tמחשב נייד, לפי ההנחיות'
  const bold = ['הרבה מים', ' ', 'אין כאן', 'מחשב'].map((words) => ({ words }))
  const link = { words: 'לפי\nההנחיות', to: 'https://example.org/rules' }
  expect(fromWord(plain, { headings: ['מה\nמביאים'], marked: [...bold, link] })).toBe(
    '## מה מביאים\n\nמים, **הרבה מים**, וכובע\n\n- **מחשב** נייד, [לפי ההנחיות](https://example.org/rules)',
  )
})
