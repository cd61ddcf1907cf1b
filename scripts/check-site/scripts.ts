import { readFileSync, statSync } from 'node:fs'
import { type BuiltPage, tagsOf } from './read-pages.ts'

const limit = 10_000

/** Pages that fetch more script than they may before anything is near: what they name, and all that this imports. */
export function findHeavyScripts(pages: BuiltPage[], folder: string): string[] {
  return pages.flatMap(({ path, html }) => {
    const files = new Set<string>()
    for (const { src } of tagsOf(html, 'script')) if (src) addWithImports(folder + src, files)
    const bytes = [...files].reduce((sum, file) => sum + Math.min(statSync(file).size, compressedSize(file)), 0)
    return bytes > limit
      ? [`${path} fetches ${bytes} bytes of script at once: ${[...files].map((file) => file.split('/').at(-1)).join(', ')}`]
      : []
  })
}

/** Scripts that import a file of which the page says nothing: it is asked for only when they have arrived, and the first picture shares the line with it. */
export function findScriptsInARow(pages: BuiltPage[], folder: string): string[] {
  return pages.flatMap(({ path, html }) => {
    const named = tagsOf(html, 'script').flatMap(({ src }) => (src ? [folder + src] : []))
    const late = named.flatMap(importsOf).filter((file) => !named.includes(file))
    return late.map(
      (file) => `${path} asks for ${file.split('/').at(-1)} only when another script is there: put it into one with that (astro.config.ts)`,
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
