import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const studio = join(import.meta.dirname, '..')

/** A folder below art/out, which git ignores. */
export function out(...path: string[]): string {
  const folder = join(studio, 'out', ...path)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** A picture's name as a flat file name: the group and its picture are joined by two underscores. */
export function flat(name: string): string {
  return name.replaceAll('/', '__')
}

/** The name of a picture, from its flat file name. */
export function nested(file: string): string {
  return file.replaceAll('__', '/')
}
