import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { isPlainText, scalarText } from './scalar-text.ts'

it.each([
  'רובוטיקה',
  'ד׳ עד ו׳',
  '06.04.2025',
  'a-b',
  'כתובת: בהמשך',
  '#1',
  '',
  ' ',
  '08:00',
  '2026-05-18',
  'true',
  '12',
  '1.5',
  '-',
  'מ"מ',
  "it's",
  '{{phone}}',
  'שורה\nשורה',
  '*הדגשה*',
  '@x',
  'סוף:',
])('%j survives a round trip', (text) => {
  expect(parse(`a: ${scalarText(text, false)}`)).toEqual({ a: text })
  expect(parse(`{ a: ${scalarText(text, true)} }`)).toEqual({ a: text })
})

it('quotes an ISO date, because the site would parse it as a date', () => {
  expect(isPlainText('2026-05-18', false)).toBe(false)
})
