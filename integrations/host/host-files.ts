import { glob, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { getMimeType } from 'hono/utils/mime'
import { readConfig } from '../../server/config.ts'
import { relayBodyMaxBytes } from '../../server/mail/body-limit.ts'
import { headersFile } from '../../server/static/headers-file.ts'
import { parseRedirectsFile, type Redirects, redirectsFile } from '../../server/static/redirects-file.ts'
import { language } from '../../src/config/language.ts'
import { prerenderRules } from '../../src/config/page-headers.ts'
import texts from '../../src/content/interface/messages.json' with { type: 'json' }
import { nginxConfig } from './nginx-config.ts'

/**
 * Writes `_headers` and `_redirects` into the build, in the syntax that static hosts share, and the same rules for nginx.
 * Our own server reads the first two files, so testing it also tests what a CDN does.
 */
export function hostFiles(): AstroIntegration {
  let redirects: Redirects = {}
  let site = ''
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        redirects = config.redirects as Redirects
        site = config.site ?? ''
      },
      'astro:build:done': async ({ dir }) => {
        const notFoundPages = await Array.fromAsync(glob('*/**/404.html', { cwd: dir }))
        const names = await Array.fromAsync(glob('**/*.*', { cwd: dir }))
        const moved = redirectsFile(redirects, notFoundPages)
        await writeFile(new URL('_headers', dir), headersFile(names))
        await writeFile(new URL('_redirects', dir), moved)
        for (const [from, to] of Object.entries(redirects))
          await writeFile(new URL(`.${from}.html`, dir), movedPage(typeof to === 'string' ? to : to.destination, site))
        await writeFile(new URL('_nginx.conf', dir), await nginxFile(moved, fileURLToPath(dir)))
      },
    },
  }
}

/** Fallback for hosts that ignore `_redirects`. Replaces Astro's page, which is in English. */
function movedPage(to: string, site: string): string {
  return `<!doctype html><html lang="${language.code}" dir="${language.dir}"><meta charset="utf-8"><title>${texts.moved}</title><meta http-equiv="refresh" content="0;url=${to}"><meta name="robots" content="noindex"><link rel="canonical" href="${new URL(to, site).href}"><body><a href="${to}">${texts.moved}</a></body></html>`
}

export async function nginxFile(redirects: string, folder: string): Promise<string> {
  const { port, relay } = readConfig(process.env)
  const names = await Array.fromAsync(glob('**/*.*', { cwd: folder }))
  const endings = [...new Set(names.map((name) => extname(name).slice(1)))].sort()
  const types = endings.map((ending) => [ending, typeOf(ending)] as const)
  return nginxConfig({
    redirects: parseRedirectsFile(redirects),
    types: new Map(types.filter((pair): pair is [string, string] => pair[1] !== undefined)),
    relay: { port, bodyMaxBytes: relayBodyMaxBytes(relay.resumeMaxBytes) },
  })
}

function typeOf(ending: string): string | undefined {
  return prerenderRules.path.endsWith(`.${ending}`) ? prerenderRules.type : getMimeType(`file.${ending}`)
}
