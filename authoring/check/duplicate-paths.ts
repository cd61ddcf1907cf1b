import { existsSync, readFileSync } from 'node:fs'
import type { Explanation } from '../explain/complaint.ts'
import type { Finding } from '../explain/finding.ts'
import type { Address } from './site-addresses.ts'

/** Two files with one address: the build would silently keep only one. */
export function duplicatePaths(addresses: Address[]): Finding[] {
  const first = new Map<string, string>()
  return addresses.flatMap(({ path, file }) => {
    const other = first.get(path)
    if (other !== undefined) return [{ file, line: lineOfPath(file, path), ...takenAddress(path, other) }]
    first.set(path, file)
    return []
  })
}

/** The line on which the file sets the path. The path of a page is its file name, so line 1. */
function lineOfPath(file: string, path: string): number {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const written = lines.findLastIndex((line) => new RegExp(`path: *["']?${path}["']?(?![\\w/-])`).test(line))
  return Math.max(1, written + 1)
}

export function takenAddress(path: string, holder: string): Explanation {
  return {
    hebrew: `הכתובת ${path} תפוסה: גם ${holder} הוא העמוד הזה. בחרו כתובת אחרת, למשל ${path}-2`,
    english: `the address ${path} is taken by ${holder}: choose another, such as ${path}-2`,
  }
}
