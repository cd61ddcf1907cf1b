import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs
const styleSource = /style-src [^;"]*/
const hash = / 'sha256-[^']+'/g

/** Astro allows on every page the styles of all pages: some forty hashes, which do not compress. Each page keeps those of its own. */
export function ownStyleHashes(): AstroIntegration {
  return {
    name: 'own-style-hashes',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'))
        for (const page of pages) {
          const file = join(root, page)
          await writeFile(file, withOwnHashes(await readFile(file, 'utf8')))
        }
      },
    },
  }
}

export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(inlineStyle)].map(([, css = '']) => ` 'sha256-${sha256(css)}'`))
  return html.replace(styleSource, (source) => source.replace(hash, (allowed) => (own.has(allowed) ? allowed : '')))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
