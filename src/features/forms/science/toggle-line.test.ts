import { expect, test } from 'vitest'
import { toggleLine } from './toggle-line.ts'

const line = 'אשמח לשמוע על תעופה.'

test.each([
  ['nothing else', '', line],
  ['what was written before', 'שתי קבוצות\n\nבקיץ', `${line}\nשתי קבוצות\n\nבקיץ`],
])('the line is written and taken out again, with %s', (_, notes, written) => {
  expect(toggleLine(notes, line)).toBe(written)
  expect(toggleLine(written, line)).toBe(notes)
})

test('what the visitor has added to the line stays', () => {
  expect(toggleLine(`בקיץ\n${line} לכיתה ו׳`, line)).toBe('בקיץ\nלכיתה ו׳')
})
