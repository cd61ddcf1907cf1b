import { expect, test } from 'vitest'
import { checkValues } from '#forms/engine/check-values.ts'
import { defaultsOf } from '#forms/engine/defaults.ts'
import { type JobValues, job } from '#forms/job.ts'
import { filledJob } from '#forms/testing/filled.ts'
import { blocksOfPart } from './form-blocks.ts'

const filled: JobValues = { ...defaultsOf(job), ...filledJob }

const laid = (values: JobValues) =>
  (['who', 'fit', 'about'] as const).map((part) => blocksOfPart(part, values).filter((block) => block.laid).length)

test('has ten blocks: none laid at first, all when the form is filled in', () => {
  expect(laid(defaultsOf(job))).toEqual([0, 0, 0])
  expect(laid(filled)).toEqual([5, 4, 1])
})

test('a field that breaks its rule lays no block', () => {
  expect(laid({ ...filled, email: 'dana@', age: '17', message: 'קצר' })).toEqual([3, 4, 0])
})

test('has a block for each required field', () => {
  const blocks = Object.entries(job.fields).filter(([, field]) => 'block' in field)
  expect(blocks.map(([name]) => name)).toEqual(Object.keys(checkValues(job, defaultsOf(job)).problems))
})
