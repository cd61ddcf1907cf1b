import { expect, test } from 'vitest'
import { sampleMarks } from './sample-marks.ts'

const [real, sample] = [{ sample: false }, { sample: true }]

test('marks a list of samples once, at its heading', () => {
  const marks = sampleMarks([sample, sample])
  expect(marks.all).toBe(true)
  expect(marks.one(sample)).toBe(false)
})

test('marks each sample, and not the heading, if only some items are samples', () => {
  const marks = sampleMarks([sample, real])
  expect(marks.all).toBe(false)
  expect([marks.one(sample), marks.one(real)]).toEqual([true, false])
})

test('marks nothing without samples or without items', () => {
  expect(sampleMarks([real, real]).all).toBe(false)
  expect(sampleMarks([]).all).toBe(false)
})
