import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { relaysOf, withDirectScripts } from './direct-scripts.ts'
import { withNeededStyles } from './needed-styles.ts'
import { withOwnHashes } from './own-hashes.ts'
import { withoutSpareMarkup } from './spare-markup.ts'
import { wordsOf } from './words-of.ts'

/** The last step of the build: takes out of every page what nothing on it uses. */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const files = await readdir(root, { recursive: true })
        const read = (file: string) => readFile(join(root, file), 'utf8')
        const named = files.filter((file) => file.endsWith('.js')).map(async (file) => [`/${file}`, await read(file)] as const)
        const scripts = new Map(await Promise.all(named))
        const inScripts = wordsOf([...scripts.values()].join('\n'))
        const relays = relaysOf(scripts)
        for (const page of files.filter((file) => file.endsWith('.html'))) {
          await writeFile(join(root, page), withDirectScripts(leanPage(await read(page), inScripts), relays))
        }
      },
    },
  }
}

export function leanPage(html: string, inScripts: Set<string>): string {
  return withOwnHashes(withNeededStyles(withoutSpareMarkup(html), inScripts))
}
