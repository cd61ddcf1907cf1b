import { readdirSync, readFileSync } from 'node:fs'
import type { z } from 'astro/zod'
import { parse } from 'yaml'
import { fillOwnerFacts } from '../../src/config/owner-facts.ts'
import type { collections } from '../../src/content.config.ts'

type Collections = typeof collections
type Factory<Config> = Config extends { schema?: infer Schema } ? Extract<Schema, (...given: never[]) => unknown> : never
type Content<Name extends keyof Collections> = z.input<Extract<ReturnType<Factory<Collections[Name]>>, z.ZodType>>
type PageName<Key = keyof Collections> = Key extends `page-${infer Name}` ? Name : never

/**
 * The content of a page from src/content, so that tests never repeat the owner's words. Owner facts are filled in as on the site;
 * accent asterisks and line breaks are removed.
 */
export function contentOf<Name extends PageName>(name: Name): Content<`page-${Name}` & keyof Collections> {
  return read(`src/content/pages/${name}.yaml`)
}

/** The entries of a collection, keyed by file name without extension. */
export function entries<Name extends Exclude<keyof Collections, `page-${string}` | 'pages' | 'kitPages'>>(name: Name) {
  const folder = `src/content/${name === 'notFound' ? 'not-found' : name}`
  const files = readdirSync(folder).filter((file) => /\.(yaml|md)$/.test(file) && file !== 'README.md')
  return Object.fromEntries(files.map((file) => [file.replace(/\.\w+$/, ''), read<Content<Name>>(`${folder}/${file}`)]))
}

/** One entry of a collection. */
export function entry<Name extends Parameters<typeof entries>[0]>(name: Name, id: string): Content<Name> {
  const found = entries(name)[id]
  if (!found) throw new Error(`No ${id} in src/content/${name}`)
  return found
}

function read<Shape>(file: string): Shape {
  const source = readFileSync(file, 'utf8')
  return asRead(parse(file.endsWith('.md') ? (source.split(/^---$/m)[1] ?? '') : source)) as Shape
}

/** Converts every string to what a visitor reads. */
function asRead(value: unknown): unknown {
  if (typeof value === 'string')
    return fillOwnerFacts(value)
      .replace(/\*([^*]*)\*/g, '$1')
      .replace(/\s*\n\s*/g, ' ')
  if (Array.isArray(value)) return value.map(asRead)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, asRead(child)]))
}
