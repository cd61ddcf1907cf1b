import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../merge/content-file.ts'
import type { Data } from '../merge/plain-data.ts'

/** A file of the content. */
export interface ContentFile {
  /** From where the task runs. */
  file: string
  /** From the project's root. */
  path: string
  /** Its folder in src/content, and its name there. */
  folder: string
  name: string
  data: Data
}

/** Every file of the content that may hold samples. The kit's examples are in no real site. */
export function contentFiles(root = '.'): ContentFile[] {
  return readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!README)\.(yaml|md)$/.test(file) && !file.startsWith('examples'))
    .sort()
    .map((inside) => {
      const path = `src/content/${inside.replaceAll('\\', '/')}`
      const file = join(root, path)
      const [, folder = '', name = ''] = /^src\/content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? []
      return { file, path, folder, name, data: readContent(path, readFileSync(file, 'utf8')) }
    })
}
