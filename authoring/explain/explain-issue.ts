import { readFileSync } from 'node:fs'
import type { z } from 'astro/zod'
import { withAdvice } from './advice.ts'
import { bothLanguages, type Explanation } from './complaint.ts'
import { fieldAbove } from './field-above.ts'
import { knownNames } from './known-names.ts'
import { nearestName } from './nearest-name.ts'

type Issue = z.core.$ZodIssue

/** Explains a schema error: what is wrong, and what to write instead. `value` is the current value at that place. */
export function explainIssue(issue: Issue, value: unknown, schema: z.ZodType, data: unknown): Explanation {
  if (issue.message.includes(' · ')) return withAdvice(bothLanguages(issue.message), value)
  const explain = explanations[issue.code]
  return translated(issue.message) ?? explain?.(issue as never, value, schema, data) ?? bothLanguages(issue.message)
}

/** Section components and their schemas contain no Hebrew: their English messages are translated here. */
const rules = JSON.parse(readFileSync(new URL('./rules-in-hebrew.json', import.meta.url), 'utf8')) as [pattern: string, hebrew: string][]

function translated(message: string): Explanation | undefined {
  for (const [source, hebrew] of rules) {
    const pattern = new RegExp(source)
    const [found] = pattern.exec(message) ?? []
    if (found !== undefined) return { hebrew: found.replace(pattern, hebrew), english: message }
  }
  return undefined
}

type Explain<Code extends Issue['code']> = (
  issue: Extract<Issue, { code: Code }>,
  value: unknown,
  schema: z.ZodType,
  data: unknown,
) => Explanation | undefined

const explanations: { [Code in Issue['code']]?: Explain<Code> } = {
  invalid_type: ({ expected, path }, value, schema, data) => {
    if (value === undefined || value === null) return missing(path as (string | number)[], expected, schema, data)
    if (value instanceof Date) {
      return { hebrew: 'תאריך בלי מירכאות. כותבים כך: "03.11.2026"', english: 'a date without quotes: write "03.11.2026"' }
    }
    if (expected === 'int' && typeof value === 'number') {
      return {
        hebrew: `כאן כותבים מספר שלם: ${Math.floor(value)} או ${Math.ceil(value)}`,
        english: `must be a whole number: ${Math.floor(value)} or ${Math.ceil(value)}`,
      }
    }
    const [hebrew, english] = types[expected] ?? [expected, expected]
    const instead = expected === 'number' || expected === 'int' ? digits(value) : { hebrew: '', english: '' }
    return {
      hebrew: `צריך להיות כאן ${hebrew}, וכתוב ${shown(value)}${instead.hebrew}`,
      english: `must be ${english}, but is ${shown(value)}${instead.english}`,
    }
  },
  unrecognized_keys: ({ keys, path }, _value, schema, data) => {
    const known = knownNames(schema, data, path as (string | number)[])
    const all = keys.map((key) => ({ key, near: nearestName(key, known) }))
    return {
      hebrew: all
        .map(({ key, near }) => `השדה „${key}” לא מוכר${near ? `. התכוונתם ל„${near}”?` : `. אפשר: ${known.join(', ')}`}`)
        .join('; '),
      english: all
        .map(({ key, near }) => `"${key}" is not a field here${near ? `, did you mean "${near}"?` : `. Known: ${known.join(', ')}`}`)
        .join('; '),
    }
  },
  invalid_value: ({ values }, value) => choice(values.map(String), value),
  invalid_union: (issue, value) => {
    const names = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
    return names.length > 0 ? choice(names, value) : undefined
  },
  // Exclusive limits become inclusive ones: all numbers in the content are integers.
  too_small: ({ origin, minimum, inclusive }, value) => limit(origin, 'min', Number(minimum) + (inclusive === false ? 1 : 0), value),
  too_big: ({ origin, maximum, inclusive }, value) => limit(origin, 'max', Number(maximum) - (inclusive === false ? 1 : 0), value),
}

const types: Record<string, [hebrew: string, english: string]> = {
  string: ['טקסט', 'a text'],
  number: ['מספר', 'a number'],
  int: ['מספר שלם', 'a whole number'],
  boolean: ['true או false', 'true or false'],
  array: ['רשימה (שורות שמתחילות במקף)', 'a list (lines that begin with a dash)'],
  object: ['קבוצת שדות', 'a group of fields'],
  record: ['קבוצת שדות', 'a group of fields'],
  tuple: ['רשימה, למשל [90, 120]', 'a list, such as [90, 120]'],
}

/** Explains which line to add. */
function missing(path: (string | number)[], expected: string, schema: z.ZodType, data: unknown): Explanation {
  const name = path.findLast((step) => typeof step === 'string') ?? ''
  const example = { number: '100', int: '100', boolean: 'true', array: '[…]', tuple: '[90, 120]', object: '{ … }' }[expected] ?? '"…"'
  const above = fieldAbove(schema, data, path)
  return {
    hebrew: `חסר. מוסיפים${above ? ` אחרי „${above}”` : ''} שורה: ${String(name)}: ${example}`,
    english: `is missing: add a line ${String(name)}: ${example}${above ? ` after "${above}"` : ''}`,
  }
}

/** Suggests the value without anything but its digits. */
function digits(value: unknown): Explanation {
  const number = String(value).replace(/\D/g, '')
  if (!number) return { hebrew: '. כותבים ספרות בלבד, למשל 2', english: ': write digits only, such as 2' }
  return { hebrew: `. כותבים ספרות בלבד: ${number}`, english: `: write digits only, ${number}` }
}

function choice(values: string[], value: unknown): Explanation {
  if (value === undefined) return { hebrew: `חסר. אפשר: ${values.join(', ')}`, english: `is missing. One of: ${values.join(', ')}` }
  const near = nearestName(String(value), values)
  return {
    hebrew: `„${shown(value)}” לא מוכר. ${near ? `התכוונתם ל„${near}”? ` : ''}אפשר: ${values.join(', ')}`,
    english: `"${shown(value)}" is unknown. ${near ? `Did you mean "${near}"? ` : ''}One of: ${values.join(', ')}`,
  }
}

function limit(origin: string, side: 'min' | 'max', count: number, value: unknown): Explanation {
  const [hebrew, english] = { array: ['פריטים', 'items'], string: ['תווים', 'characters'] }[origin] ?? ['', '']
  const now = typeof value === 'number' ? value : ((value as { length?: number } | undefined)?.length ?? 0)
  const [bound, limits] = side === 'min' ? ['לפחות', 'at least'] : ['לכל היותר', 'at most']
  if (origin === 'array' && count === 1)
    return { hebrew: `${bound} פריט אחד, ${now === 0 ? 'ועוד אין' : `ויש ${now}`}`, english: `${limits} one item, but found ${now}` }
  return {
    hebrew: `${[bound, count, hebrew].join(' ').trim()}, ${origin === 'array' && now === 0 ? 'ועוד אין' : `ויש ${now}`}`,
    english: `${[limits, count, english].join(' ').trim()}, but found ${now}`,
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
