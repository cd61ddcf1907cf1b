import { parseAccept } from 'hono/utils/accept'

/** File extensions of the compressed copies, best encoding first. */
export const encodings = { br: '.br', gzip: '.gz' }
export type Encoding = keyof typeof encodings

/** The best encoding that both sides support; undefined means the plain bytes. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined, available: Partial<Record<Encoding, unknown>>) {
  const accepted = new Map(parseAccept(String(acceptEncoding ?? '')).map(({ type, q }) => [type.toLowerCase(), q]))
  const names = Object.keys(encodings) as Encoding[]
  return names.find((name) => available[name] && (accepted.get(name) ?? accepted.get('*') ?? 0) > 0)
}

export function matchesEtag(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/**
 * Parses a single `bytes=` range; `end` is exclusive. Returns undefined for a header that we may ignore (several ranges, another unit,
 * nonsense), so that the whole file is sent, and `unsatisfiable` for a range outside the file.
 */
export function parseRange(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size)
  return start < end ? { start, end } : 'unsatisfiable'
}
