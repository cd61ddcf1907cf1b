import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A file of the content: its collection, its name there, and what it holds. Of an article that is its front matter. */
export interface ContentFile {
  file: string
  collection: string
  id: string
  content: unknown
}

/** Every file of the content. The kit's examples are in no real site. */
export function readContent(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!README)\.(yaml|md)$/.test(name) && !name.startsWith('examples'))
    .sort()
    .map((name) => {
      const [collection = '', ...rest] = name.split('/')
      const file = join(folder, name)
      return { file, collection, id: rest.join('/').replace(/\.\w+$/, ''), content: read(file) }
    })
}

function read(file: string): unknown {
  const source = readFileSync(file, 'utf8')
  return parse(file.endsWith('.md') ? (source.split(/^---$/m)[1] ?? '') : source)
}
