import { expect, it } from 'vitest'
import { type FactsInTexts, withCampFacts } from './camp-texts.ts'

const camp: FactsInTexts = {
  title: 'מחנה חנוכה',
  dates: { first: '2026-12-06', last: '2026-12-09' },
  hours: { from: '08:00', to: '13:00' },
  grades: { from: 2, to: 8 },
  price: 1290,
  registrationOpens: '2026-11-01',
  location: { city: 'אשדוד' },
}

function read(text: string, facts = camp) {
  const faults: string[] = []
  const context = { addIssue: (fault: { message: string }) => faults.push(fault.message) }
  const { lead } = withCampFacts({ ...facts, lead: text }, context as unknown as Parameters<typeof withCampFacts>[1])
  return { lead, faults }
}

it('fills in the facts of the camp', () => {
  const text = '{{camp.days}}, {{camp.dayRange}}, {{camp.hours}}, {{camp.price}}, {{camp.grades}}, {{camp.city}}'
  expect(read(text)).toEqual({ lead: 'ארבעה ימים, 6.12.26–9.12.26, 08:00–13:00, 1,290\u00a0₪, כיתות ב׳ עד ח׳, אשדוד', faults: [] })
})

it('an unknown fact is reported, with the known ones', () => {
  expect(read('{{camp.prise}}').faults).toEqual([expect.stringContaining('{{camp.prise}}')])
  expect(read('{{camp.prise}}').faults[0]).toContain('price')
})

it.each([
  'רק ₪1,290',
  '1290 ₪ לכל המחנה',
  'מתחילים ב־6.12.2026',
  'מתחילים ב־06.12.2026',
  'עד 9.12',
  'בשעה 08:00',
  'ארבעה ימים של קוד',
  '{{camp.dates}}',
  'ב־6 בדצמבר 2026',
  '6 עד 9 בדצמבר',
  'מה־6 ועד ה־9 לדצמבר, 2026',
  'בין 6 ל־9 בדצמבר',
  'עד גיל 12 - 6 בדצמבר',
  '08:00–13:00 בדצמבר',
  'מ־6/12 עד 9/12/2026',
  'בדצמבר 2027 נחזור',
  '3 מאיתנו',
  'ההרשמה נפתחת ב־1 בנובמבר, 1.11',
  'נפתח ביום ראשון, 6.12, ונגמר ביום רביעי (9.12)',
  'ב־7 בדצמבר, יום שני',
  'ביום שישי נחים, ואחריו 6.12',
  "ביום א' 6.12 מתחילים",
  '2/3 מהזמן בונים, 9/10 חוזרים, ואנחנו כאן 24/7',
])('“%s” is true, or not a fact', (text) => {
  expect(read(text).faults).toEqual([])
})

it.each([
  ['2026-07-29', '2026-08-03', '29 ביולי עד 3 באוגוסט 2026'],
  ['2026-12-28', '2027-01-03', '28 בדצמבר 2026 עד 3 בינואר 2027'],
  ['2027-03-07', '2027-03-07', '7 במרץ 2027'],
])('accepts the dates of a camp from %s to %s in words', (first, last, words) => {
  expect(read('{{camp.dates}}', { ...camp, dates: { first, last } })).toEqual({ lead: words, faults: [] })
})

it.each([
  ['נפתח ביום ו׳, 6.12', /6\.12 הוא יום שישי, והוא יום ראשון/],
  ['נפתח ביום שישי, 6.12', /6\.12 הוא יום שישי, והוא יום ראשון/],
  ['נפתח ביום שני ה־6 בדצמבר', /6 בדצמבר הוא יום שני, והוא יום ראשון/],
  ['נגמר ב־9.12.2026 (יום חמישי)', /9\.12\.2026 הוא יום חמישי, והוא יום רביעי/],
  ['ב־8/12/2026, שבת', /8\/12\/2026 הוא יום שבת, והוא יום שלישי/],
])('“%s” names the wrong day of the week', (text, message) => {
  expect(read(text).faults).toEqual([expect.stringMatching(message)])
})

it('an address is not a date', () => {
  expect(read('', { ...camp, location: { city: 'הרצל 12/3' } }).faults).toEqual([])
})

it.each([
  ['עכשיו ₪990', '₪990'],
  ['רק 990 ₪', '990 ₪'],
  ['מתחילים ב־7.11', '7.11'],
  ['עד 10.12.26', '10.12.26'],
  ['עד 31 בדצמבר 2026', '31 בדצמבר 2026'],
  ['ב־6 בדצמבר 2025', '6 בדצמבר 2025'],
  ['ב־1 בינואר', '1 בינואר'],
  ['ב־6 מרס', '6 מרס'],
  ['6 עד 12 בדצמבר', '6 עד 12 בדצמבר'],
  ['5–9 בדצמבר', '5–9 בדצמבר'],
  ['נתראה ב־5/12', '5/12'],
  ['מתחילים 2/3/26', '2/3/26'],
  ['כל יום מ־09:30', '09:30'],
  ['חמישה ימים של קוד', 'חמישה ימים'],
])('“%s” contradicts the camp', (text, stated) => {
  expect(read(text).faults).toEqual([expect.stringContaining(`"${stated}"`)])
})
