import { expect, test } from 'vitest'
import { jobPosting } from './job-posting.ts'

const day = (iso: string) => ({ iso, printed: '' })
const job = {
  id: 'java-android',
  title: 'מדריכים ומדריכות',
  summary: 'Java & Android <3',
  tasks: ['מלמדים'],
  requirements: ['ידע'],
  offers: ['ליווי'],
  employment: 'PART_TIME',
  pay: [100, 130] as [number, number],
  posting: { datePosted: day('2026-11-01'), validThrough: day('2027-01-31'), locality: 'קריית גת' },
  sample: false,
}

test('a listing with dates and a place has all required properties', () => {
  expect(jobPosting(job, '2026-12-01')).toMatchObject({
    '@type': 'JobPosting',
    title: 'מדריכים ומדריכות',
    datePosted: '2026-11-01',
    validThrough: '2027-01-31T23:59:00+02:00',
    employmentType: 'PART_TIME',
    baseSalary: { currency: 'ILS', value: { minValue: 100, maxValue: 130, unitText: 'HOUR' } },
    hiringOrganization: { name: 'WIN' },
    jobLocation: { address: { addressLocality: 'קריית גת', addressCountry: 'IL' } },
  })
})

test('structured data leaves out a sample wage', () => {
  expect(jobPosting({ ...job, sample: true }, '2026-12-01')).not.toHaveProperty('baseSalary')
})

test('expires at the end of its last day in Israel, also in summer', () => {
  const posting = { ...job.posting, validThrough: day('2027-07-31') }
  expect(jobPosting({ ...job, posting }, '2026-12-01')).toHaveProperty('validThrough', '2027-07-31T23:59:00+03:00')
})

test('the description is HTML with escaped text', () => {
  expect(jobPosting(job, '2026-12-01')).toHaveProperty(
    'description',
    '<p>Java &amp; Android &lt;3</p><ul><li>מלמדים</li></ul><ul><li>ידע</li></ul><ul><li>ליווי</li></ul>',
  )
})

test('is valid on its last day, and gone the day after', () => {
  expect(jobPosting(job, '2027-01-31')).toBeDefined()
  expect(jobPosting(job, '2027-02-01')).toBeUndefined()
})

test('a listing without dates and place is not advertised', () => {
  expect(jobPosting({ ...job, posting: undefined }, '2026-12-01')).toBeUndefined()
})
