import { globSync, readFileSync } from 'node:fs'
import type { Finding } from '../explain/finding.ts'

type Words = { [name: string]: string | Words }
type Read = (file: string) => string

const folder = 'src/content/interface'

/** A word that the site's code uses. */
export interface UsedWord {
  file: string
  path: string[]
}

/** Finds interface words that the code uses but no file has: a button would be empty. */
export function missingWords(read: Read = (file) => readFileSync(file, 'utf8')): Finding[] {
  const sources = globSync('{src,integrations}/**/*.{ts,tsx,astro}', { exclude: ['src/.drafts/**', '**/*.test.ts', '**/*.test.tsx'] })
  const used = sources.flatMap((source) => usedWords(readFileSync(source, 'utf8')))
  const files = new Map([...new Set(used.map(({ file }) => file))].map((file) => [file, JSON.parse(read(file)) as Words]))
  const missing = used.filter(({ file, path }) => lacks(files.get(file) ?? {}, path))
  const unique = new Map(missing.map((one) => [`${one.file} ${one.path.join('.')}`, one]))
  return [...unique.values()].map(({ file, path }) => finding(file, path, read(file)))
}

/** Finds the words that a source file uses: `words.close`, or `const { close } = words`. */
export function usedWords(code: string): UsedWord[] {
  const imports = code.matchAll(/import (\w+) from '[^']*content\/interface\/([\w-]+\.json)'/g)
  return [...imports].flatMap(([, alias, name]) => {
    const read = [...code.matchAll(new RegExp(`(?<![\\w.'"/-])${alias}\\.([a-zA-Z][\\w.]*)`, 'g'))].map(([, path = '']) => path.split('.'))
    const taken = [...code.matchAll(new RegExp(`const \\{([^}]*)\\} = ${alias}\\b`, 'g'))].flatMap(([, names = '']) =>
      names.split(',').map((one) => [one.replace(/:.*$/, '').trim()]),
    )
    return [...read, ...taken].map((path) => ({ file: `${folder}/${name}`, path: path.filter(Boolean) }))
  })
}

/** Steps after a string are string methods, not words. */
function lacks(words: Words, path: string[]): boolean {
  let found: string | Words | undefined = words
  for (const step of path) {
    if (typeof found === 'string') return false
    found = found[step]
    if (found === undefined) return true
  }
  return false
}

function finding(file: string, path: string[], source: string): Finding {
  const name = path.at(-1) ?? ''
  return {
    file,
    line: lineOfGroup(source, path.slice(0, -1)),
    field: path.join('.'),
    hebrew: `המילה „${name}” חסרה, והאתר צריך אותה. מוסיפים שורה: "${name}": "…", (או מחזירים את הקובץ כפי שהיה)`,
    english: `the word "${name}" is missing, but the site needs it: add a line "${name}": "…", (or restore the file)`,
  }
}

/** The line on which the word's group opens. */
function lineOfGroup(source: string, group: string[]): number {
  let at = 0
  for (const name of group) at = Math.max(at, source.indexOf(`"${name}"`, at))
  return source.slice(0, at).split('\n').length
}
