import { isDeepStrictEqual } from 'node:util'
import { type Data, isData } from '../../../authoring/merge/plain-data.ts'

type Path = (string | number)[]
export type Side = 'mine' | 'theirs'

/** A field that both sides changed in different ways. */
export interface Conflict {
  path: Path
  mine: unknown
  theirs: unknown
}

export interface Merged {
  data: Data
  /** Fields that only the other side changed. */
  mergedPaths: Path[]
  conflicts: Conflict[]
}

/**
 * Three-way merge of a file. Changes of only one side are merged. If both changed the same field, `choices` decides; without a choice it is
 * a conflict, and the result contains our version.
 */
export function mergeThreeWay(before: Data, mine: Data, theirs: Data, choices: Record<string, Side> = {}): Merged {
  const mergedPaths: Path[] = []
  const conflicts: Conflict[] = []

  function mergeValue(old: unknown, own: unknown, other: unknown, path: Path): unknown {
    if (isSame(own, other) || isSame(old, other)) return own
    if (isSame(old, own)) {
      mergedPaths.push(path)
      return other
    }
    if (isData(own) && isData(other)) {
      const was = isData(old) ? old : {}
      const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
      const values = names.map((name): [string, unknown] => [name, mergeValue(was[name], own[name], other[name], [...path, name])])
      return Object.fromEntries(values.filter(([, value]) => value !== undefined))
    }
    if (isList(old) && isList(own) && isList(other)) {
      if (old.length === own.length && old.length === other.length)
        return own.map((item, index) => mergeValue(old[index], item, other[index], [...path, index]))
      // If one side only appended items, they are appended to the other side's version.
      if (isGrown(old, other)) {
        mergedPaths.push(path)
        return [...own, ...other.slice(old.length)]
      }
      if (isGrown(old, own)) {
        mergedPaths.push(path)
        return [...other, ...own.slice(old.length)]
      }
    }
    const sides = isText(old) && isText(own) && isText(other) ? bothTexts(old, own, other) : { mine: own, theirs: other }
    if (sides.mine === sides.theirs) {
      mergedPaths.push(path)
      return sides.mine
    }
    const choice = choices[path.join('.')]
    if (!choice) conflicts.push({ path, ...sides })
    return choice === 'theirs' ? sides.theirs : sides.mine
  }

  return { data: mergeValue(before, mine, theirs, []) as Data, mergedPaths, conflicts }
}

/**
 * Merges two versions of a text by paragraph, if the number of paragraphs is unchanged: both results contain the paragraphs that only one
 * side changed.
 */
function bothTexts(old: string, own: string, other: string): { mine: string; theirs: string } {
  const [was, mine, theirs] = [old, own, other].map((text) => text.split(/(\n{2,})/)) as [string[], string[], string[]]
  if (was.length !== mine.length || was.length !== theirs.length) return { mine: own, theirs: other }
  const first = (side: string[], rest: string[]) => was.map((block, index) => (block === side[index] ? rest[index] : side[index])).join('')
  return { mine: first(mine, theirs), theirs: first(theirs, mine) }
}

/** Empty and missing fields are equal. */
function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || (isNothing(one) && isNothing(other))
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && value.length === 0)
}

/** True if items were only appended. */
function isGrown(old: unknown[], now: unknown[]): boolean {
  return now.length > old.length && isDeepStrictEqual(now.slice(0, old.length), old)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}
