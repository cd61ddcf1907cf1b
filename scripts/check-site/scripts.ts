import { readFileSync, statSync } from 'node:fs'
import { type BuiltPage, tagsOf } from './read-pages.ts'

const limit = 10_000

/** Pages whose scripts, with their static imports, exceed the limit for the first load. */
export function findHeavyScripts(pages: BuiltPage[], folder: string): string[] {
  return pages.flatMap(({ path, html }) => {
    const files = new Set<string>()
    for (const { src } of tagsOf(html, 'script')) if (src) addWithImports(folder + src, files)
    const bytes = [...files].reduce((sum, file) => sum + Math.min(statSync(file).size, compressedSize(file)), 0)
    return bytes > limit
      ? [`${path} fetches ${bytes} bytes of script up front: ${[...files].map((file) => file.split('/').at(-1)).join(', ')}`]
      : []
  })
}

/**
 * Scripts that import a file that the page does not name: it is requested only after they have loaded, and competes with the first picture.
 */
export function findScriptWaterfalls(pages: BuiltPage[], folder: string): string[] {
  return pages.flatMap(({ path, html }) => {
    const named = tagsOf(html, 'script').flatMap(({ src }) => (src ? [folder + src] : []))
    const late = named.flatMap(importsOf).filter((file) => !named.includes(file))
    return late.map(
      (file) =>
        `${path} requests ${file.split('/').at(-1)} only after another script has loaded: bundle the two together (astro.config.ts)`,
    )
  })
}

function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  for (const imported of importsOf(file)) addWithImports(imported, files)
}

function importsOf(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)
  return [...names].map(([, name = '']) => file.replace(/[^/]+$/, name))
}

function compressedSize(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY
}
