import { expect, test } from 'vitest'
import { readPrintedDate } from './printed-date.ts'

test('reads a printed day', () => {
  expect(readPrintedDate('03.11.2026')).toEqual({ printed: '03.11.2026', iso: '2026-11-03' })
  expect(readPrintedDate('29.02.2028')?.iso).toBe('2028-02-29')
})

test.each(['31.02.2025', '29.02.2027', '00.01.2025', '01.13.2025', '3.11.2026', '2026-11-03', '03.11.26', '03/11/2026', ''])(
  '%s is not a calendar day, or not written dd.mm.yyyy',
  (printed) => {
    expect(readPrintedDate(printed)).toBeUndefined()
  },
)
