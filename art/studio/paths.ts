import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export const studio = join(import.meta.dirname, '..')

/** A folder below art/out, which git ignores. */
export function out(...path: string[]): string {
  const folder = join(studio, 'out', ...path)
  mkdirSync(folder, { recursive: true })
  return folder
}
