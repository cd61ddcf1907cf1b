import { expect, it } from 'vitest'
import { checkOwnerFacts } from './check-owner-facts.ts'

it.each<[Record<string, unknown>, RegExp]>([
  [{ phone: 'אין' }, /מספר טלפון, למשל/],
  // Two digits missing.
  [{ phone: '08-68123' }, /מספר טלפון, למשל/],
  [{ phone: '054-12345678' }, /מספר טלפון, למשל/],
  [{ phone: '052-765432' }, /10 ספרות/],
  [{ whatsapp: '+972 52-765432' }, /10 ספרות/],
  [{ phone: '08-68123456' }, /9 בקו נייח/],
  [{ email: 'hello' }, /כתובת דואר/],
  [{ url: 'win.example' }, /https:\/\//],
  [{ openingFrom: '9' }, /שעה כותבים כך/],
  [{ phnoe: '050-0000000' }, /התכוונתם ל„phone”/],
  [{ companyNumber: 123 }, /במירכאות/],
  [{ companyNumber: '51432198' }, /תשע ספרות/],
  // Two digits swapped.
  [{ companyNumber: '514321938' }, /אחת מהן לא נכונה/],
  [{ keepEnquiries: 'חודש' }, /מספר ימים/],
  [{ openingFrom: '18:00', openingTo: '16:00' }, /אחרי שעת הפתיחה, 18:00/],
  // An empty hour is an example on the site: 09:00 or 17:00.
  [{ openingFrom: '17:00', openingTo: '' }, /הסגירה ריקה, ולכן באתר כתובה הדוגמה: 17:00/],
  [{ openingTo: '08:30' }, /אחרי שעת הפתיחה, 09:00. שעת הפתיחה ריקה/],
  [{ keepEnquiries: '400' }, /עד 365/],
])('rejects %j with the right format', (facts, expected) => {
  expect(checkOwnerFacts(facts)[0]?.hebrew).toMatch(expected)
})

it('accepts valid and empty values', () => {
  for (const phone of ['08-6812345', '072-3456789', '+972 (8) 681-2345', '1-700-123-456', '+44 20 7946 0958'])
    expect(checkOwnerFacts({ phone })).toEqual([])
  expect(checkOwnerFacts({ phone: '050-1234567', email: '', city: 'קריית גת', openingFrom: '09:00', openingTo: '17:00' })).toEqual([])
  for (const hours of [{}, { openingFrom: '10:00' }, { openingTo: '18:00' }]) expect(checkOwnerFacts(hours)).toEqual([])
  for (const companyNumber of ['514321983', '51-432198-3', '000000000']) expect(checkOwnerFacts({ companyNumber })).toEqual([])
})
