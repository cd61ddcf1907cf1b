import { expect, test } from 'vitest'
import { openDays, openHours } from './opening-hours.ts'

test('the week opens on Sunday and ends on the given day', () => {
  expect(openDays('ה׳').map((day) => day.open)).toEqual([true, true, true, true, true, false, false])
  expect(openDays('ו׳').filter((day) => day.open)).toHaveLength(6)
})

test('an hour is open if any part of it is', () => {
  const open = (from: string, to: string) => openHours(from, to).flatMap((hour) => (hour.open ? [hour.label] : []))
  expect(open('09:00', '12:00')).toEqual(['9', '10', '11'])
  expect(open('09:30', '12:30')).toEqual(['9', '10', '11', '12'])
})
