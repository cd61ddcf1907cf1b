import { parseAccept } from 'hono/utils/accept'

export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** What each header accepts. Browsers send a handful of different ones; whoever makes up more gets no place here. */
const known = new Map<string, Encoding[]>()
const knownAtMost = 100

/** The best encoding that both sides have; none means the plain bytes. */
export function chooseEncoding(
  acceptEncoding: string | string[] | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | undefined {
  return acceptedEncodings(String(acceptEncoding ?? '')).find((encoding) => available[encoding])
}

function acceptedEncodings(header: string): Encoding[] {
  const remembered = known.get(header)
  if (remembered) return remembered
  const accepted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))
  const found = encodings.filter((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0)
  if (known.size < knownAtMost) known.set(header, found)
  return found
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
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
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : 'unsatisfiable'
}
