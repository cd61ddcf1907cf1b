import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { cached } from '../../src/build/cached.ts'
import { importOnlyScripts, withDirectScripts } from './direct-scripts.ts'
import { identifiersIn } from './identifiers-in.ts'
import { withNeededStyles } from './needed-styles.ts'
import { withOwnHashes } from './own-hashes.ts'
import { stripMarkup } from './strip-markup.ts'
import { removeUnreferencedPictures } from './unreferenced-pictures.ts'

/** The last build step: removes unused code from every page, and unused pictures from the build. */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const files = await readdir(root, { recursive: true })
        const named = files.filter((file) => file.endsWith('.js')).map(async (file) => [`/${file}`, await read(root, file)] as const)
        const scripts = new Map(await Promise.all(named))
        const allScripts = [...scripts].flat().join('\n')
        const inScripts = identifiersIn(allScripts)
        const importOnly = importOnlyScripts(scripts)
        const ownCode = await Promise.all((await readdir(import.meta.dirname)).map((file) => read(import.meta.dirname, file)))
        for (const page of files.filter((file) => file.endsWith('.html'))) {
          const html = await read(root, page)
          const lean = () => Promise.resolve(Buffer.from(withDirectScripts(leanPage(html, inScripts), importOnly)))
          await writeFile(join(root, page), await cached('pages', [html, allScripts, ...ownCode], lean))
        }
        await removeUnreferencedPictures(root, files)
      },
    },
  }
}

export function leanPage(html: string, inScripts: Set<string>): string {
  return withOwnHashes(withNeededStyles(stripMarkup(html), inScripts))
}

function read(folder: string, file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8')
}
