import { createHash } from 'node:crypto'
import type { Encoding } from './negotiate.ts'

export type Bytes = Buffer<ArrayBuffer>
export type Headers = Record<string, string>

/** One way to send a file, with all its headers: nothing of it is worked out again for each visitor. */
export interface Variant {
  etag: string
  body: Bytes
  headers: Headers
}

export interface SiteFile {
  plain: Variant
  br?: Variant
  gzip?: Variant
}

/** Checked again on every visit; `_headers` sets a longer life for files with a hash in their name. */
export const revalidate = 'public, max-age=0, must-revalidate'

export function toSiteFile(
  type: string,
  hostHeaders: [string, string][],
  plain: Bytes,
  copies: Partial<Record<Encoding, Bytes | undefined>>,
): SiteFile {
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const hasCopies = copies.br || copies.gzip
  const common = {
    'Content-Type': type,
    'Cache-Control': revalidate,
    'Accept-Ranges': 'bytes',
    ...(hasCopies && { Vary: 'Accept-Encoding' }),
  }

  function variant(body: Bytes, etag: string, encoding?: Encoding): Variant {
    const own = { ...common, ...(encoding && { 'Content-Encoding': encoding }), ETag: etag, 'Content-Length': String(body.length) }
    return { etag, body, headers: { ...own, ...Object.fromEntries(hostHeaders) } }
  }

  return {
    plain: variant(plain, `"${tag}"`),
    ...(copies.br && { br: variant(copies.br, `"${tag}-br"`, 'br') }),
    ...(copies.gzip && { gzip: variant(copies.gzip, `"${tag}-gzip"`, 'gzip') }),
  }
}
