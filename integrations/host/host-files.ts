import { glob, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { AstroIntegration } from 'astro'
import { securityHeaders } from './security-headers.ts'

type Redirects = Record<string, string | { status: number; destination: string }>

/**
 * Writes `_headers` and `_redirects` into the build, in the syntax that static hosts share.
 * The server reads the same two files, so what is tested here is what a CDN does.
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
        await writeFile(new URL('_headers', dir), headersFile())
        await writeFile(new URL('_redirects', dir), redirectsFile(redirects, notFoundPages))
      },
    },
  }
}

export function headersFile(): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/_astro/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n')
}

/** A folder's own 404 page answers for every unknown path below that folder. */
export function redirectsFile(redirects: Redirects, notFoundPages: string[]): string {
  const moved = Object.entries(redirects).map(([from, to]) =>
    typeof to === 'string' ? `${from} ${to} 301` : `${from} ${to.destination} ${to.status}`,
  )
  const missing = notFoundPages.map((page) => `/${dirname(page)}/* /${dirname(page)}/404 404`)
  return [...moved, ...missing, ''].join('\n')
}
