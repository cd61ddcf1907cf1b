import { formatRange } from './format-range.ts'

const letters = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ז׳', 'ח׳', 'ט׳', 'י׳', 'י״א', 'י״ב']

/** 2, 8 → 'כיתות ב׳ עד ח׳' */
export function formatGrades(from: number, to: number): string {
  const first = letters[from - 1] ?? ''
  return from === to ? `כיתה ${first}` : `כיתות ${formatRange(first, letters[to - 1] ?? '')}`
}
