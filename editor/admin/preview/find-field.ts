interface Candidate {
  path: string
  value: string | number
}

/** The field whose text was pressed on the page. Of equal texts the one that comes as often before: `nth` counts from zero. */
export function findField(form: unknown, pressed: string, nth = 0): string | undefined {
  const wanted = plain(pressed)
  if (!wanted) return undefined
  const all = candidates(form).map(({ path, value }) => ({ path, score: typeof value === 'string' ? score(plain(value), wanted) : 0 }))
  const best = Math.max(0, ...all.map((one) => one.score))
  const equal = all.filter((one) => one.score === best && best > 0)
  // What is shared is rarely what is seen: the same picture in a part of the page comes first.
  const found = [...equal.filter((one) => !isShare(one)), ...equal.filter(isShare)]
  return (found[nth] ?? found[0])?.path
}

/** The field of what the page says in its own way, a number, a day, an hour or a class; else of a short text in what was pressed. */
export function findPart(form: unknown, pressed: string): string | undefined {
  const wanted = plain(pressed).replace(/(?<=\d),(?=\d{3})/g, '')
  const all = candidates(form)
  const number = all.find(({ value }) => typeof value === 'number' && wanted.replace('₪', '') === String(value))
  const fact = number ?? all.find((one) => isSaid(one, wanted))
  return (fact ?? longestIn(all, wanted))?.path
}

/** The first field whose value is not the same as before. */
export function changedField(before: unknown, after: unknown, path: string[] = []): string | undefined {
  if (before === after) return undefined
  if (!isObject(before) || !isObject(after)) return JSON.stringify(before) === JSON.stringify(after) ? undefined : path.join('.')
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const found = changedField(before[key], after[key], [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

/** The headings of the parts that a field is in, the closest first. */
export function headingsAbove(form: unknown, path: string): string[] {
  const [step = '', ...rest] = path.split('.')
  const part = isObject(form) && rest.length > 0 ? form[step] : undefined
  if (!isObject(part)) return []
  const own = part['heading'] ?? part['title']
  return [...headingsAbove(part, rest.join('.')), ...(typeof own === 'string' ? [own] : [])]
}

/** Whether a field of the form is this text. */
export function says(form: unknown, text: string): boolean {
  return candidates(form).some(({ value }) => plain(String(value)) === plain(text))
}

function isShare({ path }: { path: string }): boolean {
  return path.startsWith('share.')
}

function candidates(value: unknown, path: string[] = []): Candidate[] {
  if (typeof value === 'string' || typeof value === 'number') return path.at(-1)?.startsWith('_') ? [] : [{ path: fieldOf(path), value }]
  return isObject(value) ? Object.entries(value).flatMap(([key, child]) => candidates(child, [...path, key])) : []
}

/** A button is one field of the form, whichever of its texts was pressed. */
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

/** As it is read: without asterisks and marks of direction; without spaces too, because a page breaks lines by its own means. */
export function plain(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad\ufeff]/g, '')
    .replace(/\*|_|`|^#+ |^[-–] /gm, '')
    .replace(/\s+/g, '')
}

function score(text: string, wanted: string): number {
  if (!text) return 0
  if (text === wanted) return 1_000_000
  if (pattern(text)?.test(wanted)) return 900_000
  if (wanted.length > 2 && text.includes(wanted)) return 500_000 - text.length
  return text.length > 8 && wanted.includes(text) ? 1_000 + text.length : 0
}

/** What a page says beside a number that has this name, or is in a group of this name. */
const besides: Record<string, string> = {
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

function isSaid({ path, value }: Candidate, wanted: string): boolean {
  if (typeof value === 'string') return /^\d\d:\d\d$/.test(value) ? wanted.includes(value) : isDaySaid(value, wanted)
  const steps = path.split('.')
  const word = steps.map((step) => besides[step]).findLast(Boolean)
  if (!word || !wanted.includes(word)) return false
  return steps.includes('grades') ? wanted.includes(grades[value - 1] ?? word) : hasNumber(wanted, value)
}

/** 06.04.2025 as 6.4, or as '6–10 באפריל'. */
function isDaySaid(value: string, wanted: string): boolean {
  const [, day, month] = /^(\d\d)\.(\d\d)\.\d{4}$/.exec(value) ?? []
  if (!day || !month) return false
  const inWords = new Intl.DateTimeFormat('he', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, Number(month) - 1))
  const inFigures = new RegExp(`(?<!\\d)0?${Number(day)}\\.0?${Number(month)}(?!\\d)`)
  return inFigures.test(wanted) || (wanted.includes(`ב${inWords}`) && hasNumber(wanted, Number(day)))
}

function hasNumber(wanted: string, value: number): boolean {
  return new RegExp(`(?<![\\d.:])${value}(?![\\d:]|\\.\\d)`).test(wanted)
}

/** Most of what was pressed: a word or two of a whole card would lead anywhere. A text of fewer letters than four is in too many others. */
function longestIn(all: Candidate[], wanted: string): Candidate | undefined {
  const inside = all.filter(({ value }) => isMostOf(plain(String(value)), wanted))
  return inside.toSorted((one, other) => String(other.value).length - String(one.value).length)[0]
}

function isMostOf(text: string, wanted: string): boolean {
  return (text.match(/[א-ת]/g)?.length ?? 0) >= 4 && text.length * 2 >= wanted.length && wanted.includes(text)
}

/** A text with facts in it, {{phone}}, as the page shows it. */
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
