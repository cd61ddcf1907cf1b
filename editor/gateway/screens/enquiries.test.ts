import { expect, it } from 'vitest'
import type { ListedEnquiry } from '../../../src/config/listed-enquiry.ts'
import { toCsv } from './csv.ts'
import { enquiries, summaries } from './enquiries.ts'

const school: ListedEnquiry = {
  id: 'a',
  day: '2026-11-16',
  form: 'school',
  page: '/win-ai',
  topic: 'בינה מלאכותית (AI)',
  state: 'delivered',
  status: 'new',
  at: 1,
  details: [
    ['שם בית הספר', 'הדר "החדש"'],
    ['טלפון', '0501234567'],
    ['הערות', '=HYPERLINK("https://evil.example")\nשורה שנייה'],
  ],
}
const waiting: ListedEnquiry = { day: '2026-11-17', form: 'contact', page: '/contact', topic: '', state: 'waiting' }

function openEnquiries(keys = { EMAILJS_PUBLIC_KEY: 'demo_public_key' }) {
  const calls: unknown[] = []
  const own = enquiries({
    source: {
      list: () => ({ days: 30, enquiries: [waiting, school], counts: [] }),
      setStatus: (...mark) => {
        calls.push(mark)
        return mark[0] === 'a'
      },
    },
    keys: () => keys,
    wantedDays: () => 30,
    formLabel: (form) => `טופס ${form}`,
    words: {
      states: { delivered: 'נמסרה', waiting: 'ממתינה' },
      statuses: { new: 'חדשה' },
      columns: { day: 'יום', form: 'טופס', page: 'עמוד', topic: 'נושא', state: 'מצב', status: 'סטטוס', resume: 'קובץ' },
    },
    today: () => '2026-11-17',
  })
  return { ...own, calls, found: (query: string) => own.read(new URLSearchParams(query)).enquiries }
}

it('searches all texts of an enquiry, and filters by form, state and status', () => {
  const { found } = openEnquiries()
  expect(found('')).toEqual([waiting, school])
  expect(found('search=הדר')).toEqual([school])
  expect(found('search=WIN-AI')).toEqual([school])
  expect(found('search=אין כזה')).toEqual([])
  expect(found('form=contact')).toEqual([waiting])
  expect(found('state=waiting')).toEqual([waiting])
  expect(found('status=new')).toEqual([school])
})

it('says where enquiries go if they are not stored here', () => {
  expect(openEnquiries().read(new URLSearchParams()).target).toBe('here')
  expect(openEnquiries({ EMAILJS_PUBLIC_KEY: 'own_key' }).read(new URLSearchParams()).target).toBe('emailjs')
  const other = openEnquiries({ EMAILJS_PUBLIC_KEY: 'own_key', EMAILJS_ORIGIN: 'https://mail.win.example' } as never)
  expect(other.read(new URLSearchParams())).toMatchObject({ target: 'elsewhere', targetAddress: 'https://mail.win.example' })
})

it('sets a known status on an existing enquiry', () => {
  const { setStatus, calls } = openEnquiries()
  expect(setStatus({ id: 'a', status: 'answered' })).toEqual({ status: 'answered' })
  expect(calls).toEqual([['a', 'answered']])
  expect(() => setStatus({ id: 'a', status: 'deleted' })).toThrow('אין סטטוס כזה')
  expect(() => setStatus({ id: 'gone', status: 'closed' })).toThrow('כבר לא ברשימה')
})

it('exports a CSV for a Hebrew Excel without formulas from visitors', () => {
  const csv = openEnquiries().csv(new URLSearchParams('form=school'))
  expect(csv).toBe(
    '\ufeff"יום","טופס","עמוד","נושא","מצב","סטטוס","שם בית הספר","טלפון","הערות","קובץ"\r\n' +
      '"2026-11-16","טופס school","/win-ai","בינה מלאכותית (AI)","נמסרה","חדשה","הדר ""החדש""","050-1234567",' +
      '"\'=HYPERLINK(""https://evil.example"")\nשורה שנייה",""\r\n',
  )
})

it.each(['=1+1', '+972501234567', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('exports %j as text', (typed) => {
  expect(toCsv([[typed]])).toMatch(/^\ufeff"'/)
})

it('counts by week starting on Sunday, by form and by page', () => {
  const counts = [
    { day: '2026-11-14', form: 'school', page: '/', received: 2 },
    { day: '2026-11-15', form: 'school', page: '/', received: 1 },
    { day: '2026-11-17', form: 'contact', page: '/contact', received: 4 },
    { day: '2026-01-01', form: 'job', page: '/jobs', received: 9 },
  ]
  const { weeks, byForm, byPage } = summaries(counts, '2026-11-17', (form) => form)
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(-2)).toEqual([
    { label: '2026-11-08', number: 2 },
    { label: '2026-11-15', number: 5 },
  ])
  expect(byForm).toEqual([
    { label: 'contact', number: 4 },
    { label: 'school', number: 3 },
  ])
  expect(byPage).toEqual([
    { label: '/contact', number: 4 },
    { label: '/', number: 3 },
  ])
})
