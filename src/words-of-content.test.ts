import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/** Rules of the site's Hebrew that a reader would notice, over every file of src/content. The pages of examples are nobody's words. */
const files = globSync('src/content/**/*.{yaml,json,md}')
  .filter((file) => !file.includes('/examples/') && basename(file) !== 'README.md')
  .map((file) => ({ file: file.slice('src/content/'.length), text: readFileSync(file, 'utf8') }))

/** Each place where a pattern is, with its file. */
function found(pattern: RegExp, where = /./): string[] {
  return files.flatMap(({ file, text }) => (where.test(file) ? (text.match(pattern) ?? []).map((words) => `${file}: ${words}`) : []))
}

test('a price is a number and then the sign', () => {
  expect(found(/₪\s?\d+/g)).toEqual([])
})

test('a school year has halves, and no semesters', () => {
  expect(found(/\S*סמסטר\S*/g)).toEqual([])
})

test('מי ש is one person', () => {
  // some verbs of one person end as those of many do
  const plural = /מי ש(?:כבר |עוד |לא )?(?!סיים|השלים|הסכים|הקים|אינו)[א-ת]{2,}(?:ים|ות|ו)(?![א-ת׳״])/g
  expect(found(plural)).toEqual([])
})

test('a sample is marked by its flag, and not by a word in its text', () => {
  const facts = /^(?:pages|programmes|camps|cities|jobs|faq|testimonials|workshops|legal|terms|notices)\//
  expect(found(/.*לדוגמה.*/g, facts)).toEqual([])
})

test('the meeting that opens a programme is one of acquaintance; of matching only in the stages of a camp', () => {
  const stages = ['camps/passover.yaml', 'faq/science-basket.yaml', 'pages/science-basket.yaml']
  expect(found(/פגישת ה?התאמה/g).filter((place) => !stages.some((file) => place.startsWith(file)))).toEqual([])
})

test('parents read of a קייטנה; a מחנה only in the name of a camp', () => {
  const forParents =
    /^(?:camps|cities|terms)\/|^(?:pages\/win-camp|faq\/camps|testimonials\/camp-|interface\/(?:camps|form-waiting-list)|notices\/waiting-list)/
  // and the stages of a camp are those of the specification
  const allowed = /מחנה (?:פסח 2025|ה?אונליין)|מכינים מחנה|הפעלת המחנה|פותחים את המחנה|את המחנה הבא/
  expect(found(/[^\n]*מחנ(?:ה|ות)[^\n]*/g, forParents).filter((line) => !allowed.test(line))).toEqual([])
})

// Not of articles: one that an owner begins as a copy of another has its ending.
test('a headline is that of one page', () => {
  const pages = new Map<string, string[]>()
  for (const { file, text } of files.filter(({ file }) => /^(?:pages|camps|cities|not-found|legal)\//.test(file))) {
    const written = file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text
    for (const headline of new Set(headlines(parse(written)))) pages.set(headline, [...(pages.get(headline) ?? []), file])
  }
  expect([...pages].filter(([, where]) => where.length > 1)).toEqual([])
})

test('an article offers a programme once, after its first third, and the programme is that of its ending', () => {
  for (const { file, text } of files.filter(({ file }) => file.startsWith('articles/'))) {
    const [, front = '', body = ''] = text.split(/^---$/m)
    const offers = [...body.matchAll(/^:::offer .*\n\n.*\n\n\[.*\]\((?<to>[^?)]*)(?:\?topic=[\w-]+)?\)$/gm)]
    expect(
      offers.map(({ groups }) => groups?.to),
      file,
    ).toEqual([parse(front).closing.action.to])
    const place = (offers[0]?.index ?? 0) / body.length
    expect(place, `${file}: the place of its offer`).toBeGreaterThan(0.33)
    expect(place, `${file}: the place of its offer`).toBeLessThan(0.5)
  }
})

/** Every heading of a page, without accents and line breaks. */
function headlines(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    name === 'heading' && typeof child === 'string' ? [child.replaceAll('*', '').replace(/\s+/g, ' ')] : headlines(child),
  )
}
