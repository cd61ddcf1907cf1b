import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Finding } from '../explain/finding.ts'
import { checkFile } from './check-file.ts'
import { checkOwnerValues } from './check-owner-values.ts'
import { strayFiles } from './stray-files.ts'
import { unreadableText } from './unreadable-text.ts'

/** Fixtures, because the owner's real files may contain anything. */
const samples: Record<string, string> = {
  'src/content/camps/online.yaml': 'camp.yaml',
  'src/content/jobs/java-android.yaml': 'job.yaml',
  'src/content/articles/gamification-in-the-classroom.md': 'article.md',
  'src/content/pages/jobs.yaml': 'jobs-page.yaml',
  'src/content/menu/site.yaml': 'menu.yaml',
}
const [camp = '', job = '', article = '', jobsPage = '', menu = ''] = Object.keys(samples)

/**
 * A typical mistake in a file edited by hand. The message must match `wrong`, `instead` (what to write) and `english`. `below` is the
 * offset of the reported line from the change.
 */
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
  'a quote inside a Hebrew abbreviation': {
    file: camp,
    from: /title: .*/,
    to: 'title: "מחנה של המנכ"ל"',
    wrong: /מירכאות בתוך טקסט/,
    instead: /כותבים ״/,
    english: /write the Hebrew ״/,
  },
  'an apostrophe inside single quotes': {
    file: job,
    from: /audience: .*/,
    to: "audience: 'כיתה י'ב'",
    wrong: /גרש בתוך טקסט/,
    instead: /כותבים ׳/,
    english: /write the Hebrew ׳/,
  },
  'an unclosed quote': {
    file: camp,
    from: /title: .*/,
    to: 'title: "מחנה',
    wrong: /נפתחו ולא נסגרו/,
    instead: /מוסיפים "/,
    english: /add "/,
  },
  'an unclosed bracket': {
    file: job,
    from: /pay: .*/,
    to: 'pay: [110, 140',
    wrong: /נפתח ולא נסגר/,
    instead: /מוסיפים \]/,
    english: /add \]/,
  },
  'a colon in an unquoted text': {
    file: camp,
    from: /groups: .*/,
    to: 'groups: בקבוצות: קטנות',
    wrong: /נקודתיים בתוך טקסט/,
    instead: /במירכאות/,
    english: /in quotes/,
  },
  'a tab': { file: camp, from: / {2}first:/, to: '\tfirst:', wrong: /טאב/, instead: /ברווחים/, english: /use spaces/ },
  'an asterisk at the start': {
    file: camp,
    from: /groups: .*/,
    to: 'groups: *בקבוצות* קטנות',
    wrong: /שמתחיל בסימן/,
    instead: /צריך מירכאות/,
    english: /needs quotes/,
  },
  'a fact at the start': {
    file: camp,
    from: /groups: .*/,
    to: 'groups: {{phone}} בקבוצות',
    wrong: /שמתחיל ב־\{\{/,
    instead: /"\{\{phone\}\}"/,
    english: /needs quotes/,
  },
  'a # that hides the rest of the line': {
    file: camp,
    from: /title: .*/,
    to: 'title: מחנה #1 בארץ',
    wrong: /מסתיר את המשך/,
    instead: /במירכאות/,
    english: /in quotes/,
  },
  'a duplicate field': {
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
  'a line that is indented too far': {
    file: camp,
    from: / {2}alt: (?=ילד ליד שולחן)/,
    to: '    alt: ',
    wrong: /מספר הרווחים/,
    instead: /צריך 2 רווחים/,
    english: /use 2 spaces/,
  },
  'a line that is not indented enough': {
    file: camp,
    from: / {2}last:/,
    to: ' last:',
    wrong: /מספר הרווחים/,
    instead: /צריך 2 רווחים/,
    english: /use 2 spaces/,
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
  'an unknown field': {
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
  'an invalid day': {
    file: camp,
    from: /first: .*/,
    to: 'first: 31.04.2025',
    wrong: /אינו יום/,
    instead: /כותבים כך: 03\.11\.2026/,
    english: /such as 03\.11\.2026/,
  },
  'a day in ISO format': {
    file: camp,
    from: /first: .*/,
    to: 'first: 2025-04-06',
    wrong: /אינו יום/,
    instead: /כותבים כך: 03\.11\.2026/,
    english: /such as/,
  },
  'an end before the start': {
    file: camp,
    from: /last: .*/,
    to: 'last: 01.04.2025',
    wrong: /היום האחרון לפני/,
    instead: /מחליפים/,
    english: /swap them/,
  },
  'an invalid time': {
    file: camp,
    from: /from: "10:00"/,
    to: 'from: "25:00"',
    wrong: /שעה/,
    instead: /כותבים כך: 08:00/,
    english: /08:00/,
  },
  'a price with a currency sign': {
    file: camp,
    from: /price: 400/,
    to: 'price: ₪400',
    wrong: /צריך להיות כאן מספר, וכתוב ₪400/,
    instead: /ספרות בלבד: 400/,
    english: /digits only, 400/,
  },
  'a price in a text that differs from the camp’s': {
    file: camp,
    from: /title: .*/,
    to: 'title: "מחנה ב־₪350"',
    wrong: /בטקסט כתוב "₪350"/,
    instead: /המחיר הוא 400\s₪\. מתקנים את הטקסט/,
    english: /write \{\{camp\.price\}\}/,
  },
  'one number instead of two': {
    file: job,
    from: /pay: .*/,
    to: 'pay: [110]',
    wrong: /לפחות 2 פריטים/,
    instead: /ויש 1/,
    english: /at least 2 items, but found 1/,
  },
  'the higher pay first': {
    file: job,
    from: /pay: .*/,
    to: 'pay: [140, 110]',
    wrong: /הנמוך נכתב ראשון/,
    instead: /מחליפים/,
    english: /the lower pay comes first/,
  },
  'a value that is not in the list': {
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
  'a misspelt reference': {
    file: camp,
    from: /terms: .*/,
    to: 'terms: cancelation',
    wrong: /אין „cancelation”/,
    instead: /„cancellation”/,
    english: /did you mean "cancellation"/,
  },
  'an unknown fact': {
    file: jobsPage,
    from: /\{\{brand\}\}/,
    to: '{{brnad}}',
    wrong: /אינו נתון/,
    instead: /„brand”/,
    english: /Did you mean "brand"/,
  },
  'a missing picture': {
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
  'an iPhone picture': {
    file: camp,
    from: /camp\/online\.webp/,
    to: 'camp/online.HEIC',
    wrong: /אינו נתמך/,
    instead: /שומרים אותה כ־jpg/,
    english: /export it/,
  },
  'a link without a slash': {
    file: menu,
    from: /to: \/win-ai,/,
    to: 'to: win-ai,',
    wrong: /כתובת של עמוד/,
    instead: /מתחילה ב־\//,
    english: /starts with \//,
  },
  'a button without a target': {
    file: jobsPage,
    from: /, to: "#contact"/,
    to: '',
    wrong: /יעד אחד בדיוק/,
    instead: /בוחרים לאן הוא מוביל/,
    english: /exactly one of/,
  },
  'an article without front matter': {
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
  'an empty file': { file: job, from: /[\s\S]*/, to: '', wrong: /הקובץ ריק/, instead: /ממלאים אותו/, english: /fill it in/ },
}

it.each(Object.entries(mistakes))('%s: reports the file, the line, the mistake and the fix in both languages', (_, mistake) => {
  const { file, from, to, wrong, instead, english, below = 0 } = mistake
  const source = readFileSync(`authoring/check/testing/${samples[file]}`, 'utf8')
  const changed = source.replace(from, () => to)
  expect(changed).not.toBe(source)
  const line = source.slice(0, source.search(from)).split('\n').length + below
  const found = checkFile(file, changed).find(({ hebrew }) => wrong.test(hebrew))
  expect(found).toMatchObject({ file, line, hebrew: expect.stringMatching(instead), english: expect.stringMatching(english) })
})

it.each<[string, () => Finding | undefined, RegExp, RegExp]>([
  ['another file extension', () => strayFiles(['src/content/camps/new.yml'])[0], /שנו את שמו ל„new\.yaml”/, /rename it to "new\.yaml"/],
  ['a Word document', () => strayFiles(['src/content/articles/new.docx'])[0], /לטופס חדש בעורך/, /a new form in the editor/],
  ['a Hebrew name', () => strayFiles(['src/content/camps/מחנה.yaml'])[0], /אותיות אנגליות קטנות/, /lowercase Latin letters/],
  ['a misspelt folder', () => strayFiles(['src/content/camp/new.yaml'])[0], /„camps”/, /"camps"/],
  ['another encoding', () => unreadableText('a.yaml', Buffer.from([0x61, 0x0a, 0xe0, 0xe1])), /UTF-8/, /UTF-8/],
  [
    'an address without https',
    () => checkOwnerValues({ SITE_URL: 'win.co.il' }, 'SITE_URL=win.co.il')[0],
    /מתחילה ב־https:\/\//,
    /https:\/\//,
  ],
  ['a misspelt variable', () => checkOwnerValues({}, 'SITE_ULR=https://win.co.il')[0], /התכוונתם ל־SITE_URL/, /did you mean SITE_URL/],
])('%s: reports what to do, with a line', (_, mistake, hebrew, english) => {
  expect(mistake()).toMatchObject({
    line: expect.any(Number),
    hebrew: expect.stringMatching(hebrew),
    english: expect.stringMatching(english),
  })
  expect(mistake()?.line).toBeGreaterThan(0)
})
