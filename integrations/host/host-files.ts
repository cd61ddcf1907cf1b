import { glob, writeFile } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { getMimeType } from 'hono/utils/mime'
import { readConfig } from '../../server/config.ts'
import { relayBodyMaxBytes } from '../../server/mail/body-limit.ts'
import { parseRedirectsFile } from '../../server/static/redirects-file.ts'
import { securityHeaders } from '../../src/config/security-headers.ts'
import { nginxConfig } from './nginx-config.ts'

type Redirects = Record<string, string | { status: number; destination: string }>

/**
 * Writes `_headers` and `_redirects` into the build, in the syntax that static hosts share, and the same for nginx.
 * The server reads the first two, so what is tested here is what a CDN does.
 */
export function hostFiles(): AstroIntegration {
  let redirects: Redirects = {}
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        redirects = config.redirects as Redirects
      },
      'astro:build:done': async ({ dir }) => {
        const notFoundPages = await Array.fromAsync(glob('*/**/404.html', { cwd: dir }))
        const moved = redirectsFile(redirects, notFoundPages)
        await writeFile(new URL('_headers', dir), headersFile())
        await writeFile(new URL('_redirects', dir), moved)
        await writeFile(new URL('_nginx.conf', dir), await nginxFile(moved, fileURLToPath(dir)))
      },
    },
  }
}

export async function nginxFile(redirects: string, folder: string): Promise<string> {
  const { port, relay } = readConfig(process.env)
  const names = await Array.fromAsync(glob('**/*.*', { cwd: folder }))
  const endings = [...new Set(names.map((name) => extname(name).slice(1)))].sort()
  const types = endings.map((ending) => [ending, getMimeType(`file.${ending}`)] as const)
  return nginxConfig({
    redirects: parseRedirectsFile(redirects),
    types: new Map(types.filter((pair): pair is [string, string] => pair[1] !== undefined)),
    relay: { port, bodyMaxBytes: relayBodyMaxBytes(relay.resumeMaxBytes) },
  })
}

export function headersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/_astro/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n')
}

/** A folder's own 404 page answers for every unknown path below that folder; the deepest is asked first. */
export function redirectsFile(redirects: Redirects, notFoundPages: string[]): string {
  const moved = Object.entries(redirects).map(([from, to]) =>
    typeof to === 'string' ? `${from} ${to} 301` : `${from} ${to.destination} ${to.status}`,
  )
  const deepestFirst = notFoundPages.toSorted((one, other) => other.split('/').length - one.split('/').length)
  const missing = deepestFirst.map((page) => `/${dirname(page)}/* /${dirname(page)}/404 404`)
  return [...moved, ...missing, ''].join('\n')
}
