import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { filePath } from './file-path.ts'
import { headersFor, headersOfAnyAnswer, parseHeadersFile } from './headers-file.ts'
import { findRedirect, parseRedirectsFile, type Redirect } from './redirects-file.ts'
import { type Bytes, type Headers, type SiteFile, toSiteFile } from './site-file.ts'

/**
 * The whole build in memory, by the path a visitor asks for. Requests are answered from this table and never
 * from the disk: a path that is not in the table does not exist, whatever dots and slashes it is made of, and
 * a new build on the same machine cannot mix with the old one.
 */
export interface Site {
  files: Map<string, SiteFile>
  redirects: Redirect[]
  /** Of every answer that is no file; a file has its own. */
  headers: Headers
}

/** For whoever serves the build, and not for visitors. */
const hostFiles = ['_headers', '_redirects', '_nginx.conf']

const encodedEndings = { br: '.br', gzip: '.gz' }

export async function readSite(folder: string): Promise<Site> {
  const contents = await readFolder(folder)
  const headers = contents.get('_headers')
  if (!contents.has('index.html') || !headers) {
    throw new Error(`There is no finished build in ${relative('.', folder)}/. Run "npm run build" first, or "npm start" for both.`)
  }
  const rules = parseHeadersFile(headers.toString())
  const redirects = parseRedirectsFile(contents.get('_redirects')?.toString() ?? '')
  const files = new Map<string, SiteFile>()
  for (const [name, plain] of contents) {
    if (isHidden(name) || isEncodedCopy(name, contents)) continue
    const copies = { br: contents.get(name + encodedEndings.br), gzip: contents.get(name + encodedEndings.gzip) }
    const path = filePath(name)
    // The page that redirects where no server does it.
    if (findRedirect(redirects, path)) continue
    files.set(path, toSiteFile(getMimeType(name) ?? 'application/octet-stream', headersFor(rules, encodeURI(path)), plain, copies))
  }
  return { files, headers: Object.fromEntries(headersOfAnyAnswer(rules)), redirects }
}

async function readFolder(folder: string): Promise<Map<string, Bytes>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const)))
}

function isHidden(name: string): boolean {
  return hostFiles.includes(name) || name.split('/').some((part) => part.startsWith('.'))
}

function isEncodedCopy(name: string, contents: Map<string, Bytes>): boolean {
  return Object.values(encodedEndings).some((ending) => name.endsWith(ending) && contents.has(name.slice(0, -ending.length)))
}
