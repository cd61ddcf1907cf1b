import { expect, test } from '@playwright/test'
import { partOf } from '../support/camps.ts'
import { entry } from '../support/content.ts'

// spec: 9-passover-camp-dates
test('the Passover camp: dates, hours, grades in groups, a high school in Kiryat Gat, 590 in up to 3 payments', () => {
  const camp = entry('camps', 'passover')
  expect(camp).toMatchObject({
    title: 'מחנה פסח 2025',
    isOnline: false,
    dates: { first: '06.04.2025', last: '10.04.2025' },
    hours: { from: '08:00', to: '13:00' },
    grades: { from: 2, to: 8 },
    groups: 'בקבוצות',
    location: { city: 'קריית גת', venue: 'בית ספר תיכון' },
    price: 590,
    instalments: 3,
  })
})

// spec: 9-passover-camp-dates
test('the online camp: 10:00 to 12:00, 400 in up to 3 payments', () => {
  expect(entry('camps', 'online')).toMatchObject({ isOnline: true, hours: { from: '10:00', to: '12:00' }, price: 400, instalments: 3 })
})

// spec: 9-camp-operation-five
test('a camp is run in five stages', () => {
  expect(partOf('/win-camp/passover', 'stages-steps').items.map(({ title }) => title)).toEqual([
    'פגישת התאמה',
    'תוכנית מותאמת',
    'הכנת המדריכים',
    'הפעלת המחנה',
    'משוב',
  ])
})

// spec: 9-rule-cancellation
test('every rule of cancellation', () => {
  const { refunds, rules, statutory } = entry('terms', 'cancellation')
  expect(refunds.map(({ percent, when }) => [percent, when])).toEqual([
    [100, '14 ימים ומעלה'],
    [50, '7 עד 14 ימים'],
    [0, 'פחות מ־7 ימים'],
  ])
  expect(refunds.map(({ text }) => text)).toEqual([
    'ביטול 14 ימים או יותר לפני פתיחת הקייטנה: החזר מלא.',
    'ביטול 7 עד 14 ימים לפני פתיחת הקייטנה: החזר של 50%.',
    'ביטול פחות מ־7 ימים לפני פתיחת הקייטנה: ללא החזר.',
  ])
  const terms = rules.map(({ text }) => text).join('\n')
  for (const rule of [
    'כל מקרה נבדק לגופו',
    'תקבלו החזר מלא או זיכוי',
    'הקייטנה נפתחת רק אם יש מספיק נרשמים ונרשמות. אם לא תיפתח, תקבלו החזר מלא.',
    'ההרשמה מאושרת רק אחרי שהתקבל אישור התשלום',
    'הורים שמתנגדים לכך מתבקשים להודיע לנו בכתב מראש',
    '3 תשלומים ללא ריבית',
  ])
    expect(terms).toContain(rule)
  // The statutory rules are a separate list.
  expect(terms + refunds.map(({ text }) => text)).not.toContain('חוק')
  expect(statutory.intro).toContain('חוק הגנת הצרכן')
})

// spec: 9-facts-science-baskets
test('the answers to the science basket’s questions contain every fact', () => {
  const answers = entry('faq', 'science-basket')
    .items.flatMap(({ answer, list = [] }) => [answer, ...list])
    .join('\n')
  for (const fact of [
    'מגיל 6 עד גיל 15',
    '15 עד 25',
    'חלל מתאים',
    'נקודות חשמל',
    'אינטרנט יציב',
    'מחשבים, אלא אם סוכם אחרת',
    'עזרה בשיווק, בהרשמה ובגבייה',
    'עוברים סינון',
    'אין להם עבר של עבירות מין, כנדרש בחוק',
    'משרד המדע',
    '24 סימולטורים',
  ])
    expect(answers).toContain(fact)
})
