import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentPaths } from '../content/content-paths.ts'
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

/** Every file of the content that may hold samples; of those that `read` can't read, none. */
export function contentFiles(root = '.', read: (path: string, source: string) => Data | undefined = readContent): ContentFile[] {
  return contentPaths(root)
    .filter((path) => !path.endsWith('.json'))
    .flatMap((path) => {
      const file = join(root, path)
      const [, folder = '', name = ''] = /^src\/content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? []
      const data = read(path, readFileSync(file, 'utf8'))
      return data ? [{ file, path, folder, name, data }] : []
    })
}
