import { expect, it } from 'vitest'
import { isBright } from './is-bright.ts'

it('counts a meadow, a court and a white room as bright', () => {
  expect(['#8fc46a', '#c98f57', '#e9ebf7'].filter(isBright)).toHaveLength(3)
})

it('counts a hall, a night lab and a moonlit valley as dark', () => {
  expect(['#5a45a8', '#3a2f78', '#24306a'].filter(isBright)).toEqual([])
})
