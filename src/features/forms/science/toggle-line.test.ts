import { expect, test } from 'vitest'
import { toggleLine } from './toggle-line.ts'

const line = 'אשמח לשמוע על תעופה.'

test.each([
  ['no other notes', '', line],
  ['existing notes', 'שתי קבוצות\n\nבקיץ', `${line}\nשתי קבוצות\n\nבקיץ`],
])('adds the line and removes it again, with %s', (_, notes, written) => {
  expect(toggleLine(notes, line)).toBe(written)
  expect(toggleLine(written, line)).toBe(notes)
})

test('keeps what the visitor added to the line', () => {
  expect(toggleLine(`בקיץ\n${line} לכיתה ו׳`, line)).toBe('בקיץ\nלכיתה ו׳')
})
