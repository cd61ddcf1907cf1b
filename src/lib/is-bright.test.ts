import { expect, it } from 'vitest'
import { isBright } from './is-bright.ts'

it('takes a meadow, a court and a white room for the day', () => {
  expect(['#8fc46a', '#c98f57', '#e9ebf7'].filter(isBright)).toHaveLength(3)
})

it('takes a hall, a night lab and a moonlit valley for the night', () => {
  expect(['#5a45a8', '#3a2f78', '#24306a'].filter(isBright)).toEqual([])
})
