import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { commonHeaders, filePath, headersFor, parseHeadersFile } from './headers-file.ts'
import { type Encoding, encodings } from './negotiate.ts'
import { findRedirect, parseRedirectsFile, type Redirect } from './redirects-file.ts'

type Bytes = Buffer<ArrayBuffer>
export type Headers = Record<string, string>

/** One representation of a file with all its headers, computed once. */
export interface Variant {
  etag: string
  body: Bytes
  headers: Headers
}

export type SiteFile = { plain: Variant } & { [Name in Encoding]?: Variant }

/**
 * The whole build in memory, by request path. Requests are answered from this table and never from the disk: a path
 * that is not in the table does not exist, whatever dots and slashes it contains, and a new build on the same machine
 * cannot mix with the old one.
 */
export interface Site {
  files: Map<string, SiteFile>
  redirects: Redirect[]
  /** The headers of every response, for a file or not. */
  headers: Headers
}

/** Revalidated on every visit; `_headers` sets a longer lifetime for files with a hash in their name. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** For the host that serves the build, not for visitors. */
const hostFiles = ['_headers', '_redirects', '_nginx.conf']

export async function readSite(folder: string): Promise<Site> {
  const contents = await readFolder(folder)
  const headers = contents.get('_headers')
  if (!contents.has('index.html') || !headers) {
    throw new Error(`There is no finished build in ${relative('.', folder)}/. Run "npm run build" first, or "npm start" for both.`)
  }
  const rules = parseHeadersFile(headers.toString())
  const redirects = parseRedirectsFile(contents.get('_redirects')?.toString() ?? '')
  const files = new Map<string, SiteFile>()
  for (const name of contents.keys()) {
    const path = filePath(name)
    // The build has a page at a moved address for hosts that cannot redirect.
    if (isHidden(name) || isCopy(name, contents) || findRedirect(redirects, path)) continue
    files.set(path, toSiteFile(name, contents, Object.fromEntries(headersFor(rules, encodeURI(path)))))
  }
  return { files, headers: Object.fromEntries(commonHeaders(rules)), redirects }
}

async function readFolder(folder: string): Promise<Map<string, Bytes>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const)))
}

function isHidden(name: string): boolean {
  return hostFiles.includes(name) || name.split('/').some((part) => part.startsWith('.'))
}

function isCopy(name: string, contents: Map<string, Bytes>): boolean {
  return Object.values(encodings).some((ending) => name.endsWith(ending) && contents.has(name.slice(0, -ending.length)))
}

function toSiteFile(name: string, contents: Map<string, Bytes>, hostHeaders: Headers): SiteFile {
  const plain = contents.get(name) ?? Buffer.of()
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const copies = (Object.keys(encodings) as Encoding[]).flatMap((encoding) => {
    const body = contents.get(name + encodings[encoding])
    return body ? [{ encoding, body }] : []
  })
  const common = {
    'Content-Type': getMimeType(name) ?? 'application/octet-stream',
    'Cache-Control': revalidate,
    'Accept-Ranges': 'bytes',
    ...(copies.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  const variant = (body: Bytes, etag: string, own: Headers = {}): Variant => ({
    etag,
    body,
    headers: { ...common, ...own, ETag: etag, 'Content-Length': String(body.length), ...hostHeaders },
  })
  const compressed = copies.map(({ encoding, body }) => [encoding, variant(body, `"${tag}-${encoding}"`, { 'Content-Encoding': encoding })])
  return { plain: variant(plain, `"${tag}"`), ...Object.fromEntries(compressed) }
}
