import { expect, it } from 'vitest'
import { englishWords } from './address-words.ts'
import { safeName } from './safe-name.ts'

it.each([
  // Known words, with a prefix or joined to the next one.
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
  // Said once.
  ['מדריכים ומדריכות לרובוטיקה', 'instructors-robotics'],
  ['תלמיד, תלמידה ותלמידים', 'student'],
  // Small words go while another one is left.
  ['קייטנת הקיץ של דנה', 'camp-summer-dana'],
  ['רעיונות גם על הבית', 'ideas-home'],
  ['איך', 'ikh'],
  // Spelled as it sounds.
  ['רונית כהן', 'ronit-cohen'],
  ['הגשר', 'hagshar'],
  ['גשר', 'gesher'],
  ['מכללה', 'makhlala'],
  ['שיתוף ציבור', 'shituf-tsivur'],
  ['ג׳ירפה', 'jirfa'],
  ['שָׁבִיל', 'shevil'],
  // Latin letters and digits stay as they are, however many.
  ['טכנולוגיה ו־AI', 'technology-ai'],
  ['IMG_0001', 'img-0001'],
  ['a-day-by-day-plan-of-a-day', 'a-day-by-day-plan-of-a-day'],
  // Not too long, and a year stays.
  ['עשרה רעיונות להורים ולילדים בבית, בכיתה, בטבע ובחופש 2027', 'ten-ideas-parents-children-home-class-2027'],
  ['internationalisation '.repeat(4), 'internationalisation-internationalisation'],
  ['  ', ''],
])('%s becomes %s', (title, address) => {
  expect(safeName(title)).toBe(address)
})

it('a Hebrew word has one English word, and that one can stand in an address', () => {
  const forms = Object.values(englishWords).flatMap((list) => list.split(', '))
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
  expect(Object.keys(englishWords).filter((word) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word))).toEqual([])
})
