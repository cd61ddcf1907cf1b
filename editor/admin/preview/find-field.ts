interface Candidate {
  path: string
  text: string
}

/** The field whose text was pressed on the page. Of equal texts the one that comes as often before: `nth` counts from zero. */
export function findField(form: unknown, pressed: string, nth = 0): string | undefined {
  const wanted = plain(pressed)
  if (!wanted) return undefined
  const all = candidates(form).map(({ path, text }) => ({ path, score: score(plain(text), wanted) }))
  const best = Math.max(0, ...all.map((one) => one.score))
  const equal = all.filter((one) => one.score === best && best > 0)
  // What is shared is rarely what is seen: the same picture in a part of the page comes first.
  const found = [...equal.filter((one) => !isShare(one)), ...equal.filter(isShare)]
  return (found[nth] ?? found[0])?.path
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

function isShare({ path }: { path: string }): boolean {
  return path.startsWith('share.')
}

function candidates(value: unknown, path: string[] = []): Candidate[] {
  if (typeof value === 'string') return path.at(-1)?.startsWith('_') ? [] : [{ path: fieldOf(path), text: value }]
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
