import { expect, test } from 'vitest'
import { isolateLtrRuns, splitLtrRuns } from './isolate-ltr-runs.ts'

function isolated(text: string): string[] {
  return splitLtrRuns(text)
    .filter((run) => run.ltr)
    .map((run) => run.text)
}

test.each([
  ['בשעות 08:00–13:00 בדיוק', ['08:00–13:00']],
  ['בתאריכים 6.4.25–10.4.25, חמישה ימים', ['6.4.25–10.4.25']],
  ['כיתות 2–8 בקבוצות', ['2–8']],
  ['בקבוצות של 15–25 ילדים', ['15–25']],
  ['חייגו +972-50-1234567 עכשיו', ['+972-50-1234567']],
  ['או 050-0000000.', ['050-0000000']],
  ['כתבו אל hello@win.example, נענה', ['hello@win.example']],
  ['שפת C++ ושפת C#.', ['C++', 'C#']],
  ['מחיר ₪590 בלבד', []],
  ['בשנת 2025, ב־10% הנחה', []],
  ['Python לילדים', []],
])('in "%s" it isolates %j', (text, expected) => {
  expect(isolated(text)).toEqual(expected)
})

test('no character is lost or moved', () => {
  const text = 'שלום John, C++ ב־08:00–13:00, +972-50-123-4567, ₪1,290!'
  expect(
    splitLtrRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text)
})

test('plain text gets isolating marks around each run', () => {
  expect(isolateLtrRuns('שעות 08:00–13:00')).toBe('שעות ⁦08:00–13:00⁩')
})
