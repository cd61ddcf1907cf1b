import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Finding } from '../explain/finding.ts'
import { checkFile } from './check-file.ts'
import { checkOwnerValues } from './check-owner-values.ts'
import { strayFiles } from './stray-files.ts'
import { unreadableText } from './unreadable-text.ts'

/** Files as they are at first: the owner's own may say anything. */
const samples: Record<string, string> = {
  'src/content/camps/online.yaml': 'camp.yaml',
  'src/content/jobs/java-android.yaml': 'job.yaml',
  'src/content/articles/gamification-in-the-classroom.md': 'article.md',
  'src/content/pages/jobs.yaml': 'jobs-page.yaml',
  'src/content/menu/site.yaml': 'menu.yaml',
}
const [camp = '', job = '', article = '', jobsPage = '', menu = ''] = Object.keys(samples)

/** What an owner does to a file by hand, and what has to be in the answer: in `instead`, what to write. `below` is how far under the change it is found. */
interface Mistake {
  file: string
  from: RegExp
  to: string
  wrong: RegExp
  instead: RegExp
  english: RegExp
  below?: number
}

const mistakes: Record<string, Mistake> = {
  'a quote inside of a Hebrew abbreviation': {
    file: camp,
    from: /title: .*/,
    to: 'title: "מחנה של המנכ"ל"',
    wrong: /מירכאות בתוך טקסט/,
    instead: /כותבים ״/,
    english: /write the Hebrew ״/,
  },
  'an apostrophe inside of single quotes': {
    file: job,
    from: /audience: .*/,
    to: "audience: 'כיתה י'ב'",
    wrong: /גרש בתוך טקסט/,
    instead: /כותבים ׳/,
    english: /write the Hebrew ׳/,
  },
  'a quote that is not closed': {
    file: camp,
    from: /title: .*/,
    to: 'title: "מחנה',
    wrong: /נפתחו ולא נסגרו/,
    instead: /מוסיפים "/,
    english: /add "/,
  },
  'a bracket that is not closed': {
    file: job,
    from: /pay: .*/,
    to: 'pay: [110, 140',
    wrong: /נפתח ולא נסגר/,
    instead: /מוסיפים \]/,
    english: /add \]/,
  },
  'a colon without quotes': {
    file: camp,
    from: /groups: .*/,
    to: 'groups: בקבוצות: קטנות',
    wrong: /נקודתיים בתוך טקסט/,
    instead: /במירכאות/,
    english: /into quotes/,
  },
  'a tab': { file: camp, from: / {2}first:/, to: '\tfirst:', wrong: /טאב/, instead: /ברווחים/, english: /use spaces/ },
  'an asterisk at the beginning': {
    file: camp,
    from: /groups: .*/,
    to: 'groups: *בקבוצות* קטנות',
    wrong: /שמתחיל בסימן/,
    instead: /צריך מירכאות/,
    english: /needs quotes/,
  },
  'a fact at the beginning': {
    file: camp,
    from: /groups: .*/,
    to: 'groups: {{phone}} בקבוצות',
    wrong: /שמתחיל ב־\{\{/,
    instead: /"\{\{phone\}\}"/,
    english: /needs quotes/,
  },
  'a sign that hides the rest of the line': {
    file: camp,
    from: /title: .*/,
    to: 'title: מחנה #1 בארץ',
    wrong: /מסתיר את המשך/,
    instead: /במירכאות/,
    english: /into quotes/,
  },
  'a field twice': {
    file: camp,
    from: /price: 400/,
    to: 'price: 400\nprice: 500',
    below: 1,
    wrong: /פעמיים/,
    instead: /משאירים אחד/,
    english: /keep one/,
  },
  'no space after the colon': {
    file: camp,
    from: /price: 400/,
    to: 'price:400',
    wrong: /נקודתיים/,
    instead: /צריך רווח/,
    english: /space is missing/,
  },
  'a line too far in': {
    file: camp,
    from: / {2}alt: (?=ילד ליד שולחן)/,
    to: '    alt: ',
    wrong: /מספר הרווחים/,
    instead: /צריך 2 רווחים/,
    english: /write 2 of them/,
  },
  'a line not far enough in': {
    file: camp,
    from: / {2}last:/,
    to: ' last:',
    wrong: /מספר הרווחים/,
    instead: /צריך 2 רווחים/,
    english: /write 2 of them/,
  },
  'a list without its dash': {
    file: job,
    from: / {2}- 'מלמדים/,
    to: "  'מלמדים",
    wrong: /חסר מקף/,
    instead: /מקף וברווח/,
    english: /a dash and a space/,
  },
  'a misspelt field': {
    file: camp,
    from: /price: 400/,
    to: 'prize: 400',
    wrong: /„prize” לא מוכר/,
    instead: /„price”/,
    english: /did you mean "price"/,
  },
  'a field that nobody knows': {
    file: camp,
    from: /price: 400/,
    to: 'price: 400\nparkingFree: true',
    below: 1,
    wrong: /„parkingFree” לא מוכר/,
    instead: /אפשר: /,
    english: /Known: /,
  },
  'a missing field': {
    file: job,
    from: /scope: .*\n/,
    to: '',
    below: -1,
    wrong: /חסר/,
    instead: /אחרי „place” שורה: scope: "…"/,
    english: /add a line scope: "…" after "place"/,
  },
  'an empty field': { file: camp, from: /title: .*/, to: 'title:', wrong: /חסר/, instead: /title: "…"/, english: /add a line title/ },
  'a day that is not one': {
    file: camp,
    from: /first: .*/,
    to: 'first: 31.04.2025',
    wrong: /אינו יום/,
    instead: /כותבים כך: 03\.11\.2026/,
    english: /such as 03\.11\.2026/,
  },
  'a day in the computer’s order': {
    file: camp,
    from: /first: .*/,
    to: 'first: 2025-04-06',
    wrong: /אינו יום/,
    instead: /כותבים כך: 03\.11\.2026/,
    english: /such as/,
  },
  'the end before the beginning': {
    file: camp,
    from: /last: .*/,
    to: 'last: 01.04.2025',
    wrong: /היום האחרון לפני/,
    instead: /מחליפים/,
    english: /exchange them/,
  },
  'an hour that is not one': {
    file: camp,
    from: /from: "10:00"/,
    to: 'from: "25:00"',
    wrong: /שעה/,
    instead: /כותבים כך: 08:00/,
    english: /08:00/,
  },
  'a price with its sign': {
    file: camp,
    from: /price: 400/,
    to: 'price: ₪400',
    wrong: /צריך להיות כאן מספר, וכתוב ₪400/,
    instead: /ספרות בלבד: 400/,
    english: /digits only, 400/,
  },
  'a price in a text that is not the camp’s': {
    file: camp,
    from: /title: .*/,
    to: 'title: "מחנה ב־₪350"',
    wrong: /בטקסט כתוב "₪350"/,
    instead: /המחיר הוא 400\s₪\. מתקנים את הטקסט/,
    english: /write \{\{camp\.price\}\}/,
  },
  'one number of two': {
    file: job,
    from: /pay: .*/,
    to: 'pay: [110]',
    wrong: /לפחות 2 פריטים/,
    instead: /ויש 1/,
    english: /at least 2 items, and there are 1/,
  },
  'the higher pay first': {
    file: job,
    from: /pay: .*/,
    to: 'pay: [140, 110]',
    wrong: /הנמוך נכתב ראשון/,
    instead: /מחליפים/,
    english: /the lower pay comes first/,
  },
  'a word that is none of the choices': {
    file: job,
    from: /position: .*/,
    to: 'position: programing',
    wrong: /לא מוכר/,
    instead: /„programming”/,
    english: /Did you mean "programming"/,
  },
  'an unknown icon': {
    file: camp,
    from: /icon: cubes/,
    to: 'icon: cubs',
    wrong: /אין ציור/,
    instead: /„cubes”/,
    english: /Did you mean "cubes"/,
  },
  'a reference to nothing': {
    file: camp,
    from: /terms: .*/,
    to: 'terms: cancelation',
    wrong: /אין „cancelation”/,
    instead: /„cancellation”/,
    english: /did you mean "cancellation"/,
  },
  'a fact that is none': {
    file: jobsPage,
    from: /\{\{brand\}\}/,
    to: '{{brnad}}',
    wrong: /אינו נתון/,
    instead: /„brand”/,
    english: /Did you mean "brand"/,
  },
  'a picture that is not there': {
    file: camp,
    from: /camp\/online\.webp/,
    to: 'camp/onlin.webp',
    wrong: /אין תמונה כזו/,
    instead: /camp\/online\.webp”/,
    english: /did you mean/,
  },
  'a picture on the owner’s own computer': {
    file: camp,
    from: /src: .*online\.webp/,
    to: String.raw`src: C:\Users\dana\photo.jpg`,
    wrong: /אין תמונה כזו/,
    instead: /מעתיקים את התמונה לתיקייה/,
    english: /copy the file/,
  },
  'a picture of an iPhone': {
    file: camp,
    from: /camp\/online\.webp/,
    to: 'camp/online.HEIC',
    wrong: /אינו נתמך/,
    instead: /שומרים אותה כ־jpg/,
    english: /export it/,
  },
  'a link without its slash': {
    file: menu,
    from: /to: \/win-ai,/,
    to: 'to: win-ai,',
    wrong: /כתובת של עמוד/,
    instead: /מתחילה ב־\//,
    english: /starts with \//,
  },
  'a button that leads nowhere': {
    file: jobsPage,
    from: /, to: "#contact"/,
    to: '',
    wrong: /יעד אחד בדיוק/,
    instead: /בוחרים לאן הוא מוביל/,
    english: /exactly one of/,
  },
  'an article without its head': {
    file: article,
    from: /^---\n/,
    to: '',
    wrong: /חסר ראש הקובץ/,
    instead: /מתחיל בשורה ---/,
    english: /begins with a line ---/,
  },
  'a description that is too short': {
    file: article,
    from: /description: .*/,
    to: 'description: קצר',
    wrong: /בתיאור 3 תווים/,
    instead: /כתבו 70–160/,
    english: /70–160/,
  },
  'an empty file': { file: job, from: /[\s\S]*/, to: '', wrong: /הקובץ ריק/, instead: /ממלאים אותו/, english: /fill it/ },
}

it.each(Object.entries(mistakes))('%s: file, line, what is wrong and what to write instead, in two languages', (_, mistake) => {
  const { file, from, to, wrong, instead, english, below = 0 } = mistake
  const source = readFileSync(`authoring/check/testing/${samples[file]}`, 'utf8')
  const changed = source.replace(from, () => to)
  expect(changed).not.toBe(source)
  const line = source.slice(0, source.search(from)).split('\n').length + below
  const found = checkFile(file, changed).find(({ hebrew }) => wrong.test(hebrew))
  expect(found).toMatchObject({ file, line, hebrew: expect.stringMatching(instead), english: expect.stringMatching(english) })
})

it.each<[string, () => Finding | undefined, RegExp, RegExp]>([
  ['another ending', () => strayFiles(['src/content/camps/new.yml'])[0], /שנו את שמו ל„new\.yaml”/, /rename it to "new\.yaml"/],
  ['a document of Word', () => strayFiles(['src/content/articles/new.docx'])[0], /לטופס חדש בעורך/, /a new form of the editor/],
  ['a Hebrew name', () => strayFiles(['src/content/camps/מחנה.yaml'])[0], /אותיות אנגליות קטנות/, /small Latin letters/],
  ['a misspelt folder', () => strayFiles(['src/content/camp/new.yaml'])[0], /„camps”/, /"camps"/],
  ['another encoding', () => unreadableText('a.yaml', Buffer.from([0x61, 0x0a, 0xe0, 0xe1])), /UTF-8/, /UTF-8/],
  [
    'an address without https',
    () => checkOwnerValues({ SITE_URL: 'win.co.il' }, 'SITE_URL=win.co.il')[0],
    /מתחילה ב־https:\/\//,
    /https:\/\//,
  ],
  ['a misspelt variable', () => checkOwnerValues({}, 'SITE_ULR=https://win.co.il')[0], /התכוונתם ל־SITE_URL/, /did you mean SITE_URL/],
])('%s is said with what to do, at a line', (_, mistake, hebrew, english) => {
  expect(mistake()).toMatchObject({
    line: expect.any(Number),
    hebrew: expect.stringMatching(hebrew),
    english: expect.stringMatching(english),
  })
  expect(mistake()?.line).toBeGreaterThan(0)
})
