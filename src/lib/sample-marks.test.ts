import { expect, test } from 'vitest'
import { sampleMarks } from './sample-marks.ts'

const [real, sample] = [{ sample: false }, { sample: true }]

test('a list of samples has one mark at its heading, and none beside its items', () => {
  const marks = sampleMarks([sample, sample])
  expect(marks.all).toBe(true)
  expect(marks.one(sample)).toBe(false)
})

test('where only some are samples, those are marked and the heading is not', () => {
  const marks = sampleMarks([sample, real])
  expect(marks.all).toBe(false)
  expect([marks.one(sample), marks.one(real)]).toEqual([true, false])
})

test('without samples, and without items, nothing is marked', () => {
  expect(sampleMarks([real, real]).all).toBe(false)
  expect(sampleMarks([]).all).toBe(false)
})
