import { expect, test } from 'vitest'
import { drawLine } from './share-image-text.ts'
import { setTitle } from './share-image-title.ts'

const width = 586

test('a short title is on one large line', () => {
  const short = setTitle('סל מדע', width)
  const long = setTitle('חדשנות טכנולוגית נכנסת לבית הספר, בלוק אחר בלוק', width)
  expect(short.lines).toEqual(['סל מדע'])
  expect(short.size).toBeGreaterThan(long.size)
})

test('breaks a long title into even lines, preferably after a comma', () => {
  expect(setTitle('חדשנות טכנולוגית נכנסת לבית הספר, בלוק אחר בלוק', width).lines).toEqual([
    'חדשנות טכנולוגית',
    'נכנסת לבית הספר,',
    'בלוק אחר בלוק',
  ])
})

test('every line fits the width', () => {
  const { lines, size } = setTitle('מחנה קיץ טכנולוגי לילדים ולבני נוער בקריית גת: רובוטיקה, רחפנים, סייבר ועוד', width)
  for (const line of lines) expect(drawLine(line).width * size).toBeLessThanOrEqual(width)
})

test('a number stays with the word that it counts', () => {
  const { lines } = setTitle('מחנה פסח המלא של הילדים: 5 ימים של יצירה', width)
  expect(lines.some((line) => line.endsWith('5'))).toBe(false)
})

test('a title that cannot fit fails the build with a message', () => {
  expect(() => setTitle('מילה '.repeat(80), width)).toThrow('too long for a share image')
})
