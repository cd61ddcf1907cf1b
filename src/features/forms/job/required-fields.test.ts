import { expect, test } from 'vitest'
import { jobDefaults } from './defaults.ts'
import { blocksOf } from './required-fields.ts'
import { filledJob } from './testing/filled.ts'

const laid = (values: typeof filledJob) =>
  (['who', 'fit', 'about'] as const).map((part) => blocksOf(part, values).filter((block) => block.laid).length)

test('ten blocks: none is laid at first, all when the form is filled in', () => {
  expect(laid(jobDefaults)).toEqual([0, 0, 0])
  expect(laid(filledJob)).toEqual([5, 4, 1])
})

test('a field that breaks its rule lays no block', () => {
  expect(laid({ ...filledJob, email: 'dana@', age: '17', message: 'קצר' })).toEqual([3, 4, 0])
})
