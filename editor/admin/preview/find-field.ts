import { plainText } from './plain-text.ts'

interface Candidate {
  path: string
  value: string | number
}

/** Finds the field whose text was pressed on the page. `nth` selects among equal texts, counted from zero. */
export function findField(form: unknown, pressed: string, nth = 0): string | undefined {
  const wanted = plainText(pressed)
  if (!wanted) return undefined
  const all = candidates(form).map(({ path, value }) => ({ path, score: typeof value === 'string' ? score(plainText(value), wanted) : 0 }))
  const best = Math.max(0, ...all.map((one) => one.score))
  const equal = all.filter((one) => one.score === best && best > 0)
  // The share image is rarely visible on the page, so it comes last.
  const found = [...equal.filter((one) => !isShare(one)), ...equal.filter(isShare)]
  return (found[nth] ?? found[0])?.path
}

/**
 * Finds the field behind a derived text: a formatted number, day, time or grade. Falls back to the longest field text inside the pressed
 * text.
 */
export function findPart(form: unknown, pressed: string): string | undefined {
  const wanted = plainText(pressed).replace(/(?<=\d),(?=\d{3})/g, '')
  const all = candidates(form)
  const number = all.find(({ value }) => typeof value === 'number' && wanted.replace('₪', '') === String(value))
  const fact = number ?? all.find((one) => appearsIn(one, wanted))
  return (fact ?? longestIn(all, wanted))?.path
}

/** The first field whose value changed. */
export function changedField(before: unknown, after: unknown, path: string[] = []): string | undefined {
  if (before === after) return undefined
  if (!isObject(before) || !isObject(after)) return JSON.stringify(before) === JSON.stringify(after) ? undefined : path.join('.')
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const found = changedField(before[key], after[key], [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

/** The value of a field of the form. */
export function valueAt(form: Record<string, unknown> | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((found, step) => (isObject(found) ? found[step] : undefined), form)
}

/** The id on the page of the section that contains a field. In a list of sections it is the section's own, or its kind and position. */
export function sectionIdOf(form: Record<string, unknown>, path: string): string {
  const [section = '', index] = path.split('.')
  const part = section === 'sections' ? valueAt(form, `${section}.${index}`) : undefined
  return isObject(part) ? String(part['id'] ?? `${String(part['type'])}-${Number(index) + 1}`) : section
}

/** The headings of the groups that contain a field, nearest first. */
export function headingsAbove(form: unknown, path: string): string[] {
  const [step = '', ...rest] = path.split('.')
  const part = isObject(form) && rest.length > 0 ? form[step] : undefined
  if (!isObject(part)) return []
  const own = part['heading'] ?? part['title']
  return [...headingsAbove(part, rest.join('.')), ...(typeof own === 'string' ? [own] : [])]
}

/** True if a field of the form has this text. */
export function formHasText(form: unknown, text: string): boolean {
  return candidates(form).some(({ value }) => plainText(String(value)) === plainText(text))
}

function isShare({ path }: { path: string }): boolean {
  return path.startsWith('share.')
}

function candidates(value: unknown, path: string[] = []): Candidate[] {
  if (typeof value === 'string' || typeof value === 'number') return path.at(-1)?.startsWith('_') ? [] : [{ path: fieldOf(path), value }]
  return isObject(value) ? Object.entries(value).flatMap(([key, child]) => candidates(child, [...path, key])) : []
}

/** An action is one field of the form, whichever of its texts was pressed. */
function fieldOf(path: string[]): string {
  const inAction =
    ['label', 'chat', 'to'].includes(path.at(-1) ?? '') &&
    /^(_item|action|actions|proof|more|mail|contact|letters|instead|links)$/.test(holder(path))
  return (inAction ? path.slice(0, -1) : path).join('.')
}

function holder(path: string[]): string {
  const above = path.slice(0, -1).filter((step) => !/^\d+$/.test(step))
  return above.at(-1) ?? ''
}

function score(text: string, wanted: string): number {
  if (!text) return 0
  if (text === wanted) return 1_000_000
  if (pattern(text)?.test(wanted)) return 900_000
  if (wanted.length > 2 && text.includes(wanted)) return 500_000 - text.length
  return text.length > 8 && wanted.includes(text) ? 1_000 + text.length : 0
}

/** The word next to a number on the page, by the name of its field or group. */
const wordsBeside: Record<string, string> = {
  ages: 'גיל',
  day: 'יום',
  grades: 'כית',
  group: 'קבוצ',
  instalments: 'תשלומ',
  pay: '₪',
  places: 'מקומות',
  price: '₪',
}

const grades = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ז׳', 'ח׳', 'ט׳', 'י׳', 'י״א', 'י״ב']

function appearsIn({ path, value }: Candidate, wanted: string): boolean {
  if (typeof value === 'string') return /^\d\d:\d\d$/.test(value) ? wanted.includes(value) : dayAppearsIn(value, wanted)
  const steps = path.split('.')
  const word = steps.map((step) => wordsBeside[step]).findLast(Boolean)
  if (!word || !wanted.includes(word)) return false
  return steps.includes('grades') ? wanted.includes(grades[value - 1] ?? word) : hasNumber(wanted, value)
}

/** 06.04.2025 as 6.4, or as part of '6–10 באפריל'. */
function dayAppearsIn(value: string, wanted: string): boolean {
  const [, day, month] = /^(\d\d)\.(\d\d)\.\d{4}$/.exec(value) ?? []
  if (!day || !month) return false
  const inWords = new Intl.DateTimeFormat('he', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, Number(month) - 1))
  const inFigures = new RegExp(`(?<!\\d)0?${Number(day)}\\.0?${Number(month)}(?!\\d)`)
  return inFigures.test(wanted) || (wanted.includes(`ב${inWords}`) && hasNumber(wanted, Number(day)))
}

function hasNumber(wanted: string, value: number): boolean {
  return new RegExp(`(?<![\\d.:])${value}(?![\\d:]|\\.\\d)`).test(wanted)
}

/**
 * Requires at least half of the pressed text, because a word or two of a whole card could match anything. Texts with fewer than four
 * letters match too much.
 */
function longestIn(all: Candidate[], wanted: string): Candidate | undefined {
  const inside = all.filter(({ value }) => isMostOf(plainText(String(value)), wanted))
  return inside.toSorted((one, other) => String(other.value).length - String(one.value).length)[0]
}

function isMostOf(text: string, wanted: string): boolean {
  return (text.match(/[א-ת]/g)?.length ?? 0) >= 4 && text.length * 2 >= wanted.length && wanted.includes(text)
}

/** A pattern for a text with facts, such as {{phone}}, as the page renders it. */
function pattern(text: string): RegExp | undefined {
  if (!text.includes('{')) return undefined
  const texts = text.split(/\{+[\w.]+\}+/)
  if (texts.join('').length < 4) return undefined
  const parts = texts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+?')}$`)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
