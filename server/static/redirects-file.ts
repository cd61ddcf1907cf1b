import { dirname } from 'node:path'
import { matchesPattern } from './headers-file.ts'

export interface Redirect {
  from: string
  to: string
  /** 301, 302, 307 and 308 move the visitor; 404 shows the page `to` in place, with that status. */
  status: 301 | 302 | 307 | 308 | 404
}

const statuses = [301, 302, 307, 308, 404] as const

/** Parses a `_redirects` file: `from to [status]` on each line. */
export function parseRedirectsFile(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map(parseLine)
}

function parseLine(line: string): Redirect {
  const [from, to, given = '301', ...rest] = line.split(/\s+/)
  const status = statuses.find((known) => String(known) === given)
  if (!from?.startsWith('/') || !to || to.includes(':splat') || !status || rest.length > 0) {
    throw new Error(`_redirects: cannot read the line "${line}"`)
  }
  return { from, to, status }
}

export function findRedirect(redirects: Redirect[], path: string): Redirect | undefined {
  return redirects.find((redirect) => redirect.status !== 404 && matchesPattern(redirect.from, path))
}

export function findNotFoundPage(redirects: Redirect[], path: string): string {
  return redirects.find((redirect) => redirect.status === 404 && matchesPattern(redirect.from, path))?.to ?? '/404'
}

export type Redirects = Record<string, string | { status: number; destination: string }>

/** The `_redirects` file of a build. A folder's own 404 page is shown for every unknown path below that folder. */
export function redirectsFile(redirects: Redirects, notFoundPages: string[]): string {
  const moved = Object.entries(redirects).map(([from, to]) =>
    typeof to === 'string' ? `${from} ${to} 301` : `${from} ${to.destination} ${to.status}`,
  )
  const deepestFirst = notFoundPages.toSorted((one, other) => other.split('/').length - one.split('/').length)
  const missing = deepestFirst.map((page) => `/${dirname(page)}/* /${dirname(page)}/404 404`)
  return [...moved, ...missing, ''].join('\n')
}
