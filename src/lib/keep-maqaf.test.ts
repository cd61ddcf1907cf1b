import { expect, test } from 'vitest'
import { keepMaqaf } from './keep-maqaf.ts'

test.each([
  ['שנים־עשר משפטים', 'שנים־\u2060עשר משפטים'],
  ['ב־2024 וב־WhatsApp', 'ב־\u20602024 וב־\u2060WhatsApp'],
  ['תת־ או על־', 'תת־ או על־'],
])('in "%s" a joined word stays in one piece', (text, expected) => {
  expect(keepMaqaf(text)).toBe(expected)
})

test('twice is as once', () => {
  expect(keepMaqaf(keepMaqaf('בית־ספרית'))).toBe(keepMaqaf('בית־ספרית'))
})
