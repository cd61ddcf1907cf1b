import { decodePath } from './decode-path.ts'
import { chooseEncoding, encodings, matchesEtag, parseRange } from './negotiate.ts'
import type { Site, SiteFile } from './read-site.ts'
import { findNotFoundPage, findRedirect } from './redirects-file.ts'

/** Checked again on every visit; `_headers` sets a longer life for files with a hash in their name. */
const revalidate = 'public, max-age=0, must-revalidate'

/** Answers a request for a page or a file of the build. */
export function serveSite(site: Site, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, 'Method not allowed', { Allow: 'GET, HEAD' })
  }
  const { pathname, search } = new URL(request.url)
  const path = decodePath(pathname)
  if (path === undefined) return plainText(400, 'Bad request')

  const target = findRedirect(site.redirects, path) ?? findTidyPath(site, path)
  if (target) {
    return new Response(null, {
      status: target.status,
      headers: { Location: target.to + search, 'Cache-Control': revalidate, 'Content-Length': '0' },
    })
  }
  const file = site.files.get(path)
  const isErrorPage = path === '/404' || path.endsWith('/404')
  if (file && !isErrorPage) return sendFile(file, request)

  const notFound = site.files.get(findNotFoundPage(site.redirects, path)) ?? site.files.get('/404')
  return notFound ? sendWhole(notFound, request, 404) : plainText(404, 'Not found')
}

/** /win-ai/ and /win-ai.html are other spellings of /win-ai, and /index.html of /. */
function findTidyPath(site: Site, path: string): { to: string; status: number } | undefined {
  const tidy = path.replace(/(\/index)?(\.html|\/+)?$/, '') || '/'
  if (tidy === path || site.files.has(path)) return undefined
  const moved = findRedirect(site.redirects, tidy)
  if (moved) return moved
  return site.files.has(tidy) ? { to: encodeURI(tidy), status: 308 } : undefined
}

function sendFile(file: SiteFile, request: Request): Response {
  const range =
    request.method === 'GET' && isRangeFresh(request, file) ? parseRange(request.headers.get('range'), file.plain.length) : undefined
  if (range === undefined) return sendWhole(file, request, 200)

  const headers = { ...commonHeaders(file), ETag: `"${file.etag}"` }
  const size = file.plain.length
  if (range === 'unsatisfiable') return plainText(416, 'Range not satisfiable', { 'Content-Range': `bytes */${size}` })
  return answer(request, 206, file.plain.subarray(range.start, range.end + 1), {
    ...headers,
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
  })
}

function sendWhole(file: SiteFile, request: Request, status: 200 | 404): Response {
  const available = encodings.filter((encoding) => file[encoding])
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), available)
  const etag = encoding ? `"${file.etag}-${encoding}"` : `"${file.etag}"`
  const headers: Record<string, string> = { ...commonHeaders(file) }
  if (encoding) headers['Content-Encoding'] = encoding
  if (status === 200) {
    headers['ETag'] = etag
    if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: withoutBody(headers) })
  }
  return answer(request, status, (encoding && file[encoding]) ?? file.plain, headers)
}

function isRangeFresh(request: Request, file: SiteFile): boolean {
  const ifRange = request.headers.get('if-range')
  return !ifRange || ifRange === `"${file.etag}"`
}

function commonHeaders(file: SiteFile): Record<string, string> {
  return {
    'Content-Type': file.type,
    'Cache-Control': revalidate,
    'Accept-Ranges': 'bytes',
    ...((file.br || file.gzip) && { Vary: 'Accept-Encoding' }),
  }
}

function withoutBody({ 'Content-Type': _type, 'Content-Encoding': _encoding, ...rest }: Record<string, string>) {
  return rest
}

function answer(request: Request, status: number, body: Buffer<ArrayBuffer>, headers: Record<string, string>): Response {
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, 'Content-Length': String(body.length) },
  })
}

function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
}
