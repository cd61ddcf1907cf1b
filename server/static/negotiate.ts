import { parseAccept } from 'hono/utils/accept'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The best encoding that both sides have; none means the plain bytes. */
export function chooseEncoding(acceptEncoding: string | null, available: readonly Encoding[]): Encoding | undefined {
  const accepted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  return available.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0)
}

export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

export interface ByteRange {
  start: number
  /** The last byte, included. */
  end: number
}

/**
 * One `bytes=` range. Nothing for a header that we may ignore (several ranges, another unit, nonsense),
 * so that the whole file is sent; `unsatisfiable` for a range that lies outside the file.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : 'unsatisfiable'
}
