import { expect, it } from 'vitest'
import { englishWords } from './address-words.ts'
import { safeName } from './safe-name.ts'

it.each([
  // Known words, with a prefix or in a joined form.
  ['חמישה משחקים לחנוכה בכיתה', 'five-games-hanukkah-class'],
  ['שלוש דקות שפותחות שיעור', 'three-minutes-opening-lesson'],
  ['מחנה רובוטיקה 2027!', 'camp-robotics-2027'],
  ['מחנה סוכות 2027', 'camp-sukkot-2027'],
  ['סדנת צוות לחדר המורים', 'workshop-team-staff-room'],
  ['קייטנת טכנולוגיה לכיתות ב׳ עד ח׳', 'camp-technology-classes-2-8'],
  // Phrases.
  ['ימי הולדת', 'birthdays'],
  ['בינה מלאכותית בבתי הספר', 'ai-schools'],
  ['יום שיא 2027 בקריית גת', 'day-shia-2027-kiryat-gat'],
  ['ט"ו בשבט בגן הילדים', 'tu-bishvat-kindergarten'],
  // Duplicates are dropped.
  ['מדריכים ומדריכות לרובוטיקה', 'instructors-robotics'],
  ['תלמיד, תלמידה ותלמידים', 'student'],
  // Small words are dropped if others are left.
  ['קייטנת הקיץ של דנה', 'camp-summer-dana'],
  ['רעיונות גם על הבית', 'ideas-home'],
  ['איך', 'ikh'],
  ['איך ילדים לומדים לבנות יחד', 'children-learning-building-together'],
  ['מה למדנו השנה מהמורים שלנו', 'learning-year-teachers'],
  // Words that can only be spelled are left out where three others are clear.
  ['חמש דרכים להעשיר את הקריאה בכיתה', 'five-ways-reading-class'],
  // Transliterated.
  ['רונית כהן', 'ronit-cohen'],
  ['הגשר', 'hagshar'],
  ['גשר', 'gesher'],
  ['מכללה', 'makhlala'],
  ['שיתוף ציבור', 'shituf-tsivur'],
  ['ג׳ירפה', 'jirfa'],
  ['שָׁבִיל', 'shevil'],
  // Latin letters and digits stay unchanged.
  ['טכנולוגיה ו־AI', 'technology-ai'],
  ['IMG_0001', 'img-0001'],
  ['a-day-by-day-plan-of-a-day', 'a-day-by-day-plan-of-a-day'],
  // Limited in length, but a year is kept.
  ['עשרה רעיונות להורים ולילדים בבית, בכיתה, בטבע ובחופש 2027', 'ten-ideas-parents-children-home-class-2027'],
  ['internationalisation '.repeat(4), 'internationalisation-internationalisation'],
  ['  ', ''],
])('%s becomes %s', (title, address) => {
  expect(safeName(title)).toBe(address)
})

it('maps each Hebrew word to one English word that is valid in an address', () => {
  const forms = Object.values(englishWords).flatMap((list) => list.split(', '))
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
  expect(Object.keys(englishWords).filter((word) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word))).toEqual([])
})
