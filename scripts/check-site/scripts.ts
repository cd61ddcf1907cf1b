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

function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    addWithImports(file.replace(/[^/]+$/, name), files)
}

function compressedSize(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY
}
