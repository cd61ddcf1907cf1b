import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentPaths } from '../content/content-paths.ts'
import { readContent } from '../merge/content-file.ts'
import type { Data } from '../merge/plain-data.ts'

/** A content file. */
export interface ContentFile {
  /** Path relative to the working directory. */
  file: string
  /** Path relative to the project root. */
  path: string
  /** Its folder in src/content, and its file name without extension. */
  folder: string
  name: string
  data: Data
}

/** All content files that may contain samples. Skips files for which `read` returns undefined. */
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
