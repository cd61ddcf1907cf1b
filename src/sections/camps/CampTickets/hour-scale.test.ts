import { expect, it } from 'vitest'
import { formatHour, hourScale, isOpenAt } from './hour-scale.ts'

const physical = { from: '08:00', to: '13:00' }
const online = { from: '10:00', to: '12:00' }

it('covers the hours of all camps', () => {
  expect(hourScale([physical, online])).toEqual([8, 9, 10, 11, 12])
  expect(hourScale([{ from: '08:30', to: '12:15' }])).toEqual([8, 9, 10, 11, 12])
})

it('marks the hours of one camp', () => {
  expect(hourScale([physical, online]).filter((hour) => isOpenAt(hour, online))).toEqual([10, 11])
})

it('formats an hour with two digits', () => {
  expect(formatHour(8)).toBe('08:00')
})
