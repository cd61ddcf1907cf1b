import { isDeepStrictEqual } from 'node:util'
import { type Data, isData } from '../../authoring/merge/plain-data.ts'

type Path = (string | number)[]
export type Side = 'mine' | 'theirs'

/** A field that both changed, each in another way. */
export interface Clash {
  path: Path
  mine: unknown
  theirs: unknown
}

export interface Merged {
  data: Data
  /** What only the others changed. */
  taken: Path[]
  clashes: Clash[]
}

/**
 * Two changes of one file together: what only one side changed is as that side has it. Where both changed the same field, the choice
 * decides; without one it is a clash, and ours is in the result.
 */
export function threeWay(before: Data, mine: Data, theirs: Data, choices: Record<string, Side> = {}): Merged {
  const taken: Path[] = []
  const clashes: Clash[] = []

  function merged(old: unknown, own: unknown, other: unknown, path: Path): unknown {
    if (isSame(own, other) || isSame(old, other)) return own
    if (isSame(old, own)) {
      taken.push(path)
      return other
    }
    if (isData(own) && isData(other)) {
      const was = isData(old) ? old : {}
      const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
      const values = names.map((name): [string, unknown] => [name, merged(was[name], own[name], other[name], [...path, name])])
      return Object.fromEntries(values.filter(([, value]) => value !== undefined))
    }
    if (isList(old) && isList(own) && isList(other)) {
      if (old.length === own.length && old.length === other.length)
        return own.map((item, index) => merged(old[index], item, other[index], [...path, index]))
      // What one side only added at the end goes to the end of what the other made of the rest.
      if (isGrown(old, other)) {
        taken.push(path)
        return [...own, ...other.slice(old.length)]
      }
      if (isGrown(old, own)) {
        taken.push(path)
        return [...other, ...own.slice(old.length)]
      }
    }
    const choice = choices[path.join('.')]
    if (!choice) clashes.push({ path, mine: own, theirs: other })
    return choice === 'theirs' ? other : own
  }

  return { data: merged(before, mine, theirs, []) as Data, taken, clashes }
}

/** An empty field and one that is not there say the same. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || (isNothing(one) && isNothing(other))
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && value.length === 0)
}

/** The old list with more at its end. */
function isGrown(old: unknown[], now: unknown[]): boolean {
  return now.length > old.length && isDeepStrictEqual(now.slice(0, old.length), old)
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}
