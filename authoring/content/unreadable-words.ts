import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentPaths } from './content-paths.ts'

/**
 * The files of interface words that can't be read, for the person who looks after the site. Code imports these, so that nothing starts without them: this
 * file imports nothing that does.
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
