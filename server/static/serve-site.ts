import type { IncomingMessage } from 'node:http'
import { decodePath } from './decode-path.ts'
import { chooseEncoding, matchesEtag, parseRange } from './negotiate.ts'
import type { Site } from './read-site.ts'
import { findNotFoundPage, findRedirect } from './redirects-file.ts'
import { type Bytes, type Headers, revalidate, type SiteFile, type Variant } from './site-file.ts'

export interface SiteAnswer {
  status: number
  headers: Headers
  body?: Bytes | string
}

/** What is asked, as much as matters here. */
export type SiteRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Answers a request for a page or a file of the build. */
export function serveSite(site: Site, request: SiteRequest): SiteAnswer {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const url = request.url ?? '/'
  // Nearly every request is for a file by its plain address.
  const file = isRead && isHost(request.headers.host) && !url.endsWith('/404') ? site.files.get(url) : undefined
  if (file) return sendFile(file, request)

  const asked = isHost(request.headers.host) ? URL.parse(url.startsWith('/') ? `http://site${url}` : url) : null
  const answer = isRead ? serveAddress(site, request, asked) : plainText(405, 'Method not allowed', { Allow: 'GET, HEAD' })
  return { ...answer, headers: { ...answer.headers, ...site.headers } }
}

function serveAddress(site: Site, request: SiteRequest, asked: URL | null): SiteAnswer {
  const path = asked && decodePath(asked.pathname)
  if (!path) return plainText(400, 'Bad request')

  const target = findRedirect(site.redirects, path) ?? findTidyPath(site, path)
  if (target) {
    return { status: target.status, headers: { Location: target.to + asked.search, 'Cache-Control': revalidate, 'Content-Length': '0' } }
  }
  const file = site.files.get(path)
  if (file && !path.endsWith('/404')) return sendFile(file, request)

  const notFound = site.files.get(findNotFoundPage(site.redirects, path)) ?? site.files.get('/404')
  return notFound ? sendNotFound(notFound, request) : plainText(404, 'Not found')
}

/** /win-ai/ and /win-ai.html are other spellings of /win-ai, and /index.html of /. */
function findTidyPath(site: Site, path: string): { to: string; status: number } | undefined {
  if (site.files.has(path)) return undefined
  const tidy = tidyPath(path)
  if (tidy === path) return undefined
  const moved = findRedirect(site.redirects, tidy)
  if (moved) return moved
  return site.files.has(tidy) ? { to: encodeURI(tidy), status: 308 } : undefined
}

function tidyPath(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  if (end === path.length && path.endsWith('.html')) end -= '.html'.length
  if (path.endsWith('/index', end)) end -= '/index'.length
  return path.slice(0, end) || '/'
}

function sendFile(file: SiteFile, request: SiteRequest): SiteAnswer {
  const { 'if-match': ifMatch, range: asked } = request.headers
  const whole = variantFor(file, request)
  if (ifMatch !== undefined && !matchesEtag(ifMatch, whole.etag)) return plainText(412, 'Precondition failed')
  const range = asked && request.method === 'GET' && isRangeFresh(request, file) ? parseRange(asked, file.plain.body.length) : undefined
  if (range !== undefined) return sendRange(file.plain, range)
  if (matchesEtag(request.headers['if-none-match'], whole.etag)) return { status: 304, headers: withoutBody(whole.headers) }
  return { status: 200, headers: whole.headers, body: whole.body }
}

function sendRange({ body, headers }: Variant, range: Exclude<ReturnType<typeof parseRange>, undefined>): SiteAnswer {
  const size = body.length
  if (range === 'unsatisfiable') return plainText(416, 'Range not satisfiable', { 'Content-Range': `bytes */${size}` })
  const part = body.subarray(range.start, range.end + 1)
  const about = { 'Content-Range': `bytes ${range.start}-${range.end}/${size}`, 'Content-Length': String(part.length) }
  return { status: 206, headers: { ...headers, ...about }, body: part }
}

/** The page in place of another has no tag: it is not what was asked for. */
function sendNotFound(page: SiteFile, request: SiteRequest): SiteAnswer {
  const { body, headers } = variantFor(page, request)
  const { ETag: _tag, ...rest } = headers
  return { status: 404, headers: { ...rest, 'Cache-Control': revalidate }, body }
}

function variantFor(file: SiteFile, request: SiteRequest): Variant {
  return file[chooseEncoding(request.headers['accept-encoding'], file) ?? 'plain'] ?? file.plain
}

function isRangeFresh(request: SiteRequest, file: SiteFile): boolean {
  const ifRange = request.headers['if-range']
  return !ifRange || ifRange === file.plain.etag
}

function withoutBody({ 'Content-Type': _type, 'Content-Encoding': _encoding, 'Content-Length': _length, ...rest }: Headers): Headers {
  return rest
}

function plainText(status: number, text: string, headers: Headers = {}): SiteAnswer {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(Buffer.byteLength(text)) }
  return { status, headers: { ...own, ...headers }, body: text }
}

/** Letters, digits and what else a host and its port are made of. */
function isHost(host: string | undefined): boolean {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host)
}
