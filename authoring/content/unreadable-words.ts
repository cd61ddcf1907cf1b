import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentPaths } from './content-paths.ts'

/**
 * Messages about interface files with invalid JSON, for the maintainer of the site. Code imports these files and cannot start if one is
 * broken, so this module must not import any code that does.
 */
export function unreadableWords(root = '.'): string[] {
  return contentPaths(root)
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      try {
        JSON.parse(readFileSync(join(root, path), 'utf8'))
        return []
      } catch (error) {
        const { message } = error as Error
        return [
          `הקובץ ${path} נפגם מחוץ לעורך, ובלעדיו אי אפשר לפתוח. מתקנים אותו, או מחזירים: git checkout -- ${path}\n  ${path} can't be read: ${message}`,
        ]
      }
    })
}
