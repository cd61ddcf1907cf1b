import type { IncomingMessage } from 'node:http'
import { chooseEncoding, matchesEtag, parseRange } from './negotiate.ts'
import { type Headers, revalidate, type Site, type SiteFile, type Variant } from './read-site.ts'
import { findNotFoundPage, findRedirect } from './redirects-file.ts'

export interface SiteAnswer {
  status: number
  headers: Headers
  body?: Buffer | string
}

/** The parts of a request that are used here. */
type SiteRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Answers a request for a page or a file of the build. */
export function serveSite(site: Site, request: SiteRequest): SiteAnswer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plainText(405, 'Method not allowed', { Allow: 'GET, HEAD' })
  const asked = addressOf(request)
  if (!asked) return plainText(400, 'Bad request')
  const { path, search } = asked
  const moved = findRedirect(site.redirects, path) ?? findTidyPath(site, path)
  if (moved) return { status: moved.status, headers: { Location: moved.to + search, 'Cache-Control': revalidate, 'Content-Length': '0' } }
  const file = site.files.get(path)
  if (file && !path.endsWith('/404')) return sendFile(file, request)
  const notFound = site.files.get(findNotFoundPage(site.redirects, path)) ?? site.files.get('/404')
  return notFound ? sendNotFound(notFound, request) : plainText(404, 'Not found')
}

/**
 * The path as in the site's table, or undefined if no real link looks like this: no host, broken percent-encoding, control characters, or
 * an encoded slash or backslash (%2F, %5C).
 */
function addressOf({ url = '/', headers: { host = '' } }: SiteRequest): { path: string; search: string } | undefined {
  const asked = /^[\w.:[\]-]+$/.test(host) ? URL.parse(url.startsWith('/') ? `http://site${url}` : url) : null
  try {
    const segments = asked?.pathname.split('/').map(decodeURIComponent)
    if (!asked || !segments || segments.some((segment) => /[\p{Cc}/\\]/u.test(segment))) return undefined
    return { path: segments.join('/'), search: asked.search }
  } catch {
    return undefined
  }
}

/** Redirects other spellings: /win-ai/ and /win-ai.html to /win-ai, and /index.html to /. */
function findTidyPath(site: Site, path: string): { to: string; status: number } | undefined {
  const tidy = site.files.has(path) ? path : tidyPath(path)
  if (tidy === path) return undefined
  return findRedirect(site.redirects, tidy) ?? (site.files.has(tidy) ? { to: encodeURI(tidy), status: 308 } : undefined)
}

function tidyPath(path: string): string {
  // Without a regular expression: one for trailing slashes would take quadratic time on an address of only slashes.
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  if (end === path.length && path.endsWith('.html')) end -= '.html'.length
  if (path.endsWith('/index', end)) end -= '/index'.length
  return path.slice(0, end) || '/'
}

function sendFile(file: SiteFile, request: SiteRequest): SiteAnswer {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: asked } = request.headers
  const { etag, headers, body } = variantFor(file, request)
  if (ifMatch !== undefined && !matchesEtag(ifMatch, etag)) return plainText(412, 'Precondition failed')
  if (asked && request.method === 'GET' && (!ifRange || ifRange === file.plain.etag)) {
    const part = sendRange(file.plain, asked)
    if (part) return part
  }
  if (!ifNoneMatch || !matchesEtag(ifNoneMatch, etag)) return { status: 200, headers, body }
  const { 'Content-Type': _type, 'Content-Encoding': _encoding, 'Content-Length': _length, ...rest } = headers
  return { status: 304, headers: rest }
}

/** Returns undefined if the whole file has to be sent instead. */
function sendRange({ body, headers }: Variant, asked: string): SiteAnswer | undefined {
  const range = parseRange(asked, body.length)
  if (range === 'unsatisfiable') return plainText(416, 'Range not satisfiable', { 'Content-Range': `bytes */${body.length}` })
  if (!range) return undefined
  const part = body.subarray(range.start, range.end)
  const about = { 'Content-Range': `bytes ${range.start}-${range.end - 1}/${body.length}`, 'Content-Length': String(part.length) }
  return { status: 206, headers: { ...headers, ...about }, body: part }
}

/** Sends the 404 page without its ETag: it is not the requested resource. */
function sendNotFound(page: SiteFile, request: SiteRequest): SiteAnswer {
  const { body, headers } = variantFor(page, request)
  const { ETag: _tag, ...rest } = headers
  return { status: 404, headers: { ...rest, 'Cache-Control': revalidate }, body }
}

function variantFor(file: SiteFile, { headers }: SiteRequest): Variant {
  return file[chooseEncoding(headers['accept-encoding'], file) ?? 'plain'] ?? file.plain
}

function plainText(status: number, text: string, headers: Headers = {}): SiteAnswer {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(Buffer.byteLength(text)) }
  return { status, headers: { ...own, ...headers }, body: text }
}
