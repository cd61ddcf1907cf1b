import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/** Rules for the site's Hebrew, checked in every file of src/content except the examples. */
const files = globSync('src/content/**/*.{yaml,json,md}')
  .filter((file) => !file.includes('/examples/') && basename(file) !== 'README.md')
  .map((file) => ({ file: file.slice('src/content/'.length), text: readFileSync(file, 'utf8') }))

/** Every match of a pattern, with its file. */
function found(pattern: RegExp, where = /./): string[] {
  return files.flatMap(({ file, text }) => (where.test(file) ? (text.match(pattern) ?? []).map((words) => `${file}: ${words}`) : []))
}

test('in a price, the sign follows the number', () => {
  expect(found(/₪\s?\d+/g)).toEqual([])
})

test('a school year has halves, not semesters', () => {
  expect(found(/\S*סמסטר\S*/g)).toEqual([])
})

test('מי ש takes the singular', () => {
  // some singular verbs end like plural ones
  const plural = /מי ש(?:כבר |עוד |לא )?(?!סיים|השלים|הסכים|הקים|אינו)[א-ת]{2,}(?:ים|ות|ו)(?![א-ת׳״])/g
  expect(found(plural)).toEqual([])
})

test('a sample is marked by its flag, not by a word in its text', () => {
  const facts = /^(?:pages|programmes|camps|cities|jobs|faq|testimonials|workshops|legal|terms|notices)\//
  expect(found(/.*לדוגמה.*/g, facts)).toEqual([])
})

test('the opening meeting of a programme is not called פגישת התאמה, except in the stages of a camp', () => {
  const stages = ['camps/passover.yaml', 'faq/science-basket.yaml', 'pages/science-basket.yaml']
  expect(found(/פגישת ה?התאמה/g).filter((place) => !stages.some((file) => place.startsWith(file)))).toEqual([])
})

test('texts for parents say קייטנה, and מחנה only in the name of a camp', () => {
  const forParents =
    /^(?:camps|cities|terms)\/|^(?:pages\/win-camp|faq\/camps|testimonials\/camp-|interface\/(?:camps|form-waiting-list)|notices\/waiting-list)/
  // and in the stages of a camp, which are quoted from the specification
  const allowed = /מחנה (?:פסח 2025|ה?אונליין)|מכינים מחנה|הפעלת המחנה|פותחים את המחנה|את המחנה הבא/
  expect(found(/[^\n]*מחנ(?:ה|ות)[^\n]*/g, forParents).filter((line) => !allowed.test(line))).toEqual([])
})

// Except articles: one that starts as a copy of another has the same ending.
test('no two pages share a headline', () => {
  const pages = new Map<string, string[]>()
  for (const { file, text } of files.filter(({ file }) => /^(?:pages|camps|cities|not-found|legal)\//.test(file))) {
    const written = file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text
    for (const headline of new Set(headlines(parse(written)))) pages.set(headline, [...(pages.get(headline) ?? []), file])
  }
  expect([...pages].filter(([, where]) => where.length > 1)).toEqual([])
})

test('an article offers one programme, after its first third, and it is the programme of its ending', () => {
  for (const { file, text } of files.filter(({ file }) => file.startsWith('articles/'))) {
    const [, front = '', body = ''] = text.split(/^---$/m)
    const offers = [...body.matchAll(/^:::offer .*\n\n.*\n\n\[.*\]\((?<to>[^?)]*)(?:\?topic=[\w-]+)?\)$/gm)]
    expect(
      offers.map(({ groups }) => groups?.to),
      file,
    ).toEqual([parse(front).closing.action.to])
    const place = (offers[0]?.index ?? 0) / body.length
    expect(place, `${file}: the position of its offer`).toBeGreaterThan(0.33)
    expect(place, `${file}: the position of its offer`).toBeLessThan(0.5)
  }
})

/** Every heading of a page, without accents and line breaks. */
function headlines(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    name === 'heading' && typeof child === 'string' ? [child.replaceAll('*', '').replace(/\s+/g, ' ')] : headlines(child),
  )
}
