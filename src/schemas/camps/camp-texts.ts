import type { z } from 'astro/zod'
import { formatDayCount } from '#config/day-count.ts'
import { campDays } from '#lib/days/calendar-day.ts'
import { formatDay, formatDayRange, formatDayRangeInWords } from '#lib/days/format-days.ts'
import { formatGrades } from '#lib/text/format-grades.ts'
import { formatPrice } from '#lib/text/format-price.ts'

export interface FactsInTexts {
  title: string
  dates: { first: string; last: string }
  registrationOpens?: string | undefined
  hours: { from: string; to: string }
  grades: { from: number; to: number }
  price: number
  location?: { city: string }
}

/**
 * Fills the camp's facts into its texts: {{camp.price}}, {{camp.dates}}, {{camp.days}}, {{camp.hours}} … are stated once, at the top of
 * the file. Reports a text that states another price, day, hour or number of days than the camp has.
 */
export function withCampFacts<Camp extends FactsInTexts>(camp: Camp, context: z.RefinementCtx): Camp {
  const facts = campFacts(camp)
  return eachText(camp, (text, path) => {
    // A URL states no facts, whatever digits it contains.
    if (text.startsWith('https://')) return text
    const filled = fillCampFacts(text, camp)
    // Nor does a street address: 12/3 is a house and its entrance.
    const others = path[0] === 'location' ? [] : contradictedFacts(filled, camp)
    for (const fault of [...unknownFacts(filled, facts), ...others]) context.addIssue({ code: 'custom', path, message: fault })
    return filled
  })
}

/** Fills the camp's facts into one text. */
export function fillCampFacts(text: string, camp: FactsInTexts): string {
  const facts = campFacts(camp)
  return text.replace(/\{\{camp\.(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole)
}

function campFacts({ title, dates: { first, last }, hours, grades, price, location }: FactsInTexts): Record<string, string> {
  return {
    title,
    price: formatPrice(price),
    dates: formatDayRangeInWords(first, last),
    dayRange: formatDayRange(first, last),
    days: formatDayCount(campDays(first, last).length),
    hours: `${hours.from}–${hours.to}`,
    grades: formatGrades(grades.from, grades.to),
    ...(location && { city: location.city }),
  }
}

function unknownFacts(text: string, facts: Record<string, string>): string[] {
  return [...text.matchAll(/\{\{camp\.\w+\}\}/g)].map(
    ([name]) => `${name} אינו נתון של המחנה · ${name} is not a fact of a camp. Known: ${Object.keys(facts).join(', ')}`,
  )
}

/** The prices that a text states, in any notation. */
export function statedPrices(text: string): { text: string; price: number }[] {
  const stated = text.matchAll(/₪\d+(?:,\d{3})*|\d+(?:,\d{3})*\s?(?:₪(?!\d)|ש[״"]ח|שקל(?:ים)?)|(?<=מחיר:?\s)\d+(?:,\d{3})*/g)
  return [...stated].map(([price]) => ({ text: price, price: Number(price.replace(/\D/g, '')) }))
}

const months = ['ינואר', 'פברואר', 'מרץ|מרס', 'אפריל', 'מאי', 'יוני', 'יולי', 'אוגוסט', 'ספטמבר', 'אוקטובר', 'נובמבר', 'דצמבר']

/** '31 בדצמבר 2026', 'ה־6 לדצמבר', '6–12 בדצמבר', '6 עד 12 בדצמבר', '6 ו־7 בדצמבר': a first day, a last day, the month, the year. */
const daysInWords = new RegExp(
  String.raw`(?<![\d:.,/₪])(?:(\d{1,2})(?:\s?[–—־-]\s?|\sו?עד\s(?:ה[־-]?)?|\s[ול][־-]?))?(\d{1,2})\s[בל]?(${months.join('|')})(?![א-ת])(?:,?\s(20\d\d)(?!\d|\s?[₪ש]))?`,
  'g',
)

/** A day or a range of days in a text, with its position. */
interface StatedDays {
  text: string
  days: string[]
  at: number
}

/** The days that a text states, in any notation, each as 6.12 or 6.12.26. */
function statedDays(text: string): StatedDays[] {
  const written = (day: string, month: string | number, year = '') =>
    [Number(day), Number(month), ...(year ? [year.replace(/^20(?=\d\d)/, '')] : [])].join('.')
  const inFigures = [...text.matchAll(/\b(\d{1,2})\.(\d{1,2})(?:\.(\d{2,4}))?\b/g)]
  const withSlash = [...text.matchAll(/(?<![\d./])(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?(?![\d/])/g)].filter(isDay)
  const inWords = [...text.matchAll(daysInWords)].map(({ 0: phrase, 1: first, 2: last = '', 3: name = '', 4: year, index: at }) => {
    const month = months.findIndex((names) => names.split('|').includes(name)) + 1
    // A number larger than the last day is not the first day: "עד גיל 12 - 6 בדצמבר".
    const ends = first && Number(first) < Number(last) ? [first, last] : [last]
    return { text: phrase, at, days: ends.map((day) => written(day, month, year)) }
  })
  return [
    ...[...inFigures, ...withSlash].map(({ 0: phrase, 1: day = '', 2: month = '', 3: year, index: at }) => ({
      text: phrase,
      at,
      days: [written(day, month, year)],
    })),
    ...inWords,
  ]
}

const weekdays = ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת']
/** A weekday as a word or a letter: ראשון, א׳. */
const weekday = `(?:יום\\s(${weekdays.slice(0, 6).join('|')}|[א-ו][׳'’])|(שבת))`
const [weekdayBefore, weekdayAfter] = [new RegExp(`${weekday},?\\s\\(?[הב]?[־-]?$`), new RegExp(`^,?\\s\\(?ב?${weekday}(?![א-ת])`)]

/** Finds days of the camp with the wrong weekday: „יום שישי, 6.12”, although that day is a Sunday. */
function wrongWeekdaysInCamp(text: string, days: string[]): string[] {
  return findWrongWeekdays(text, (stated) => days.find((one) => shortened(one).includes(stated)))
}

/** The same for any text, but only for days with a year. */
export function wrongWeekdays(text: string): string[] {
  return findWrongWeekdays(text, (stated) => {
    const [day = '', month = '', year] = stated.split('.')
    return year && `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  })
}

function findWrongWeekdays(text: string, dayOf: (stated: string) => string | undefined): string[] {
  return statedDays(text).flatMap(({ text: phrase, days: [only, ...more], at }) => {
    const day = dayOf(only ?? '')
    const [, stated, saturday] = weekdayBefore.exec(text.slice(0, at)) ?? weekdayAfter.exec(text.slice(at + phrase.length)) ?? []
    const name = /^.[׳'’]$/.test(stated ?? '') ? weekdays['אבגדהו'.indexOf((stated ?? '').charAt(0))] : (stated ?? saturday)
    if (!day || !name || more.length > 0) return []
    const own = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
    if (own === name) return []
    return `בטקסט כתוב ש־${phrase} הוא יום ${name}, והוא יום ${own}. מתקנים את היום או את התאריך · the text gives ${phrase} the wrong day of the week`
  })
}

/** A day as texts write it: with its year, and without. */
function shortened(day: string): string[] {
  return [formatDay(day), formatDay(day).replace(/\.\d+$/, '')]
}

/** 5/12 and 24/4 are days; 2/3 and 9/10 are fractions, and 24/7 is an idiom. */
function isDay([phrase, day, month, year]: string[]): boolean {
  const [d, m] = [Number(day), Number(month)]
  const isOfCalendar = d >= 1 && d <= 31 && m >= 1 && m <= 12
  return isOfCalendar && (year !== undefined || ((d > m || m > 10) && phrase !== '24/7'))
}

/** Facts stated in a text that contradict the camp's own. */
export function contradictedFacts(text: string, { price, dates: { first, last }, registrationOpens, hours }: FactsInTexts): string[] {
  const days = campDays(first, last)
  const count = formatDayCount(days.length)
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([whole]) => whole)
  const prices = statedPrices(text).flatMap((one) => (one.price === price ? [] : [one.text]))
  const moments = matches(/\b\d{2}:\d{2}\b/g).filter((moment) => moment !== hours.from && moment !== hours.to)
  const own = [...days, registrationOpens ?? first]
  const known = own.flatMap(shortened)
  const dates = statedDays(text).flatMap((one) => (one.days.every((day) => known.includes(day)) ? [] : [one.text]))
  const counts = matches(/(?:יום אחד|יומיים|(?:שלושה|ארבעה|חמישה|שישה|שבעה) ימים)(?=[\s,.:]|$)/g).filter((phrase) => phrase !== count)
  const found: [fact: string, is: string, own: string, stated: string[]][] = [
    ['price', 'המחיר הוא', formatPrice(price), prices],
    ['hours', 'השעות הן', `${hours.from}–${hours.to}`, moments],
    ['dates', 'התאריכים הם', formatDayRange(first, last), dates],
    ['days', 'אורך המחנה הוא', count, counts],
  ]
  const others = found.flatMap(([fact, is, fine, all]) =>
    all.map(
      (stated) =>
        `בטקסט כתוב "${stated}", אבל בנתוני המחנה ${is} ${fine}. מתקנים את הטקסט, או את נתוני המחנה אם הם שגויים · the text says "${stated}", which contradicts the camp's facts: write {{camp.${fact}}}, which is filled in`,
    ),
  )
  return [...others, ...wrongWeekdaysInCamp(text, own)]
}

type Path = (string | number)[]

function eachText<Value>(value: Value, change: (text: string, path: Path) => string, path: Path = []): Value {
  if (typeof value === 'string') return change(value, path) as Value
  if (Array.isArray(value)) return value.map((item, index) => eachText(item, change, [...path, index])) as Value
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, eachText(child, change, [...path, key])])) as Value
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
