import { expect, it } from 'vitest'
import { formatGrades } from './format-grades.ts'

it('writes grades as Israeli schools do', () => {
  expect(formatGrades(2, 8)).toBe('כיתות ב׳ עד ח׳')
  expect(formatGrades(10, 12)).toBe('כיתות י׳ עד י״ב')
  expect(formatGrades(4, 4)).toBe('כיתה ד׳')
})
