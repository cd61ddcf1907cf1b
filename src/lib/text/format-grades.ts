import { formatRange } from './format-range.ts'

/** The Hebrew names of the grades, from the first grade. */
export const gradeLetters = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ז׳', 'ח׳', 'ט׳', 'י׳', 'י״א', 'י״ב']

/** 2, 8 → 'כיתות ב׳ עד ח׳' */
export function formatGrades(from: number, to: number): string {
  const first = gradeLetters[from - 1] ?? ''
  return from === to ? `כיתה ${first}` : `כיתות ${formatRange(first, gradeLetters[to - 1] ?? '')}`
}
