import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Picture, plates } from '../core/picture.ts'
import { studio } from './paths.ts'

/** Returns all pictures that the files of art/scenes export, or only the named ones (a name may end in `*`). */
export async function findPlates(names: readonly string[]): Promise<ReturnType<typeof plates>> {
  const files = globSync('scenes/**/*.ts', { cwd: studio }).sort()
  const modules = await Promise.all(files.map((f) => import(pathToFileURL(join(studio, f)).href)))
  const all = modules.flatMap(Object.values).flat().filter(isPicture).flatMap(plates)
  const duplicate = all.find((p, i) => all.findIndex((q) => q.name === p.name) !== i)
  if (duplicate) throw new Error(`Duplicate picture name: ${duplicate.name}`)
  if (names.length === 0) return all
  const matches = (wanted: string, name: string) => (wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted)
  const unknown = names.find((n) => !all.some((p) => matches(n, p.name)))
  if (unknown) throw new Error(`Unknown picture: ${unknown}`)
  return all.filter((p) => names.some((n) => matches(n, p.name)))
}

/** False for the helpers that a scene's file exports beside its pictures. */
function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'build' in value
}
