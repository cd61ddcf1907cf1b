import { expect, test } from 'vitest'
import { keepMaqaf } from './keep-maqaf.ts'

test.each([
  ['שנים־עשר משפטים', 'שנים־\u2060עשר משפטים'],
  ['ב־2024 וב־WhatsApp', 'ב־\u20602024 וב־\u2060WhatsApp'],
  ['תת־ או על־', 'תת־ או על־'],
])('in "%s" a joined word does not break', (text, expected) => {
  expect(keepMaqaf(text)).toBe(expected)
})

test('is idempotent', () => {
  expect(keepMaqaf(keepMaqaf('בית־ספרית'))).toBe(keepMaqaf('בית־ספרית'))
})
