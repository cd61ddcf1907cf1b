import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const studio = join(import.meta.dirname, '..')

/** Returns a folder below art/out, which git ignores, and creates it if needed. */
export function outputFolder(...path: string[]): string {
  const folder = join(studio, 'out', ...path)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Converts a picture's name to a flat file name: two underscores join group and picture. */
export function flatName(name: string): string {
  return name.replaceAll('/', '__')
}

/** Converts a flat file name to the picture's name. */
export function nestedName(file: string): string {
  return file.replaceAll('__', '/')
}
