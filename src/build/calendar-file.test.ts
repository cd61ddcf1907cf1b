import { describe, expect, it } from 'vitest'
import { campDays } from '#lib/days/calendar-day.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const camp: CalendarEvent = {
  uid: 'passover@win.example',
  title: 'מחנה פסח 2025',
  description: 'כיתות ב׳ עד ח׳; ₪590, עד 3 תשלומים\nפרטים באתר',
  location: 'בית ספר תיכון, קריית גת',
  url: 'https://win.example/win-camp/passover',
  days: campDays('2025-04-06', '2025-04-10'),
  from: '08:00',
  to: '13:00',
}
const file = calendarFile(camp, new Date('2025-01-15T10:20:30Z'))
const lines = file.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it('has its uid and the time of writing', () => {
    expect(lines).toContain('UID:passover@win.example')
    expect(lines).toContain('DTSTAMP:20250115T102030Z')
  })

  it('gives the hours in Israel time, and includes the rules of that time zone', () => {
    expect(lines).toContain('DTSTART;TZID=Asia/Jerusalem:20250406T080000')
    expect(lines).toContain('DTEND;TZID=Asia/Jerusalem:20250406T130000')
    expect(lines.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'))
    expect(lines).toContain('TZID:Asia/Jerusalem')
  })

  it('repeats on the days of the camp only', () => {
    expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH;UNTIL=20250410T235900Z')
  })

  it('leaves out a Friday in the middle of a camp that begins on a Friday', () => {
    const long = calendarFile({ ...camp, days: campDays('2026-07-31', '2026-08-13') }, new Date())
    expect(long).toContain('RRULE:FREQ=WEEKLY;BYDAY=FR,SU,MO,TU,WE,TH;UNTIL=20260813T235900Z')
    expect(long.match(/EXDATE.*/g)).toEqual(['EXDATE;TZID=Asia/Jerusalem:20260807T080000'])
  })

  it('does not repeat a camp of one day', () => {
    expect(calendarFile({ ...camp, days: ['2025-04-06'] }, new Date())).not.toContain('RRULE:FREQ=WEEKLY')
  })

  it('escapes special characters', () => {
    expect(lines).toContain(String.raw`DESCRIPTION:כיתות ב׳ עד ח׳\; ₪590\, עד 3 תשלומים\nפרטים באתר`)
  })

  it('ends every line with CRLF, and folds lines at 75 bytes', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })
})
