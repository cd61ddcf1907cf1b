import { expect, it } from 'vitest'
import { type FactsInTexts, withCampFacts } from './camp-texts.ts'

const camp: FactsInTexts = {
  title: 'מחנה חנוכה',
  dates: { first: '2026-12-06', last: '2026-12-09' },
  hours: { from: '08:00', to: '13:00' },
  grades: { from: 2, to: 8 },
  price: 1290,
  location: { city: 'אשדוד' },
}

function read(text: string) {
  const faults: string[] = []
  const context = { addIssue: (fault: { message: string }) => faults.push(fault.message) }
  const { lead } = withCampFacts({ ...camp, lead: text }, context as unknown as Parameters<typeof withCampFacts>[1])
  return { lead, faults }
}

it('the facts of the camp are written into its texts', () => {
  const text = '{{camp.days}}, {{camp.dayRange}}, {{camp.hours}}, {{camp.price}}, {{camp.grades}}, {{camp.city}}'
  expect(read(text)).toEqual({ lead: 'ארבעה ימים, 6.12.26–9.12.26, 08:00–13:00, 1,290\u00a0₪, כיתות ב׳ עד ח׳, אשדוד', faults: [] })
})

it('a fact that there is not is named, with those that there are', () => {
  expect(read('{{camp.prise}}').faults).toEqual([expect.stringContaining('{{camp.prise}}')])
  expect(read('{{camp.prise}}').faults[0]).toContain('price')
})

it.each(['רק ₪1,290', '1290 ₪ לכל המחנה', 'מתחילים ב־6.12.2026', 'עד 9.12', 'בשעה 08:00', 'ארבעה ימים של קוד'])(
  '“%s” is true, or no fact at all',
  (text) => {
    expect(read(text).faults).toEqual([])
  },
)

it.each([
  ['עכשיו ₪990', '₪990'],
  ['רק 990 ₪', '990 ₪'],
  ['מתחילים ב־7.11', '7.11'],
  ['עד 10.12.26', '10.12.26'],
  ['כל יום מ־09:30', '09:30'],
  ['חמישה ימים של קוד', 'חמישה ימים'],
])('“%s” contradicts the camp', (text, said) => {
  expect(read(text).faults).toEqual([expect.stringContaining(`"${said}"`)])
})
