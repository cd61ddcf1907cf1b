import { isDeepStrictEqual } from 'node:util'
import { isData } from './plain-data.ts'

/**
 * For each new item, the index of the old item it comes from, if any. Matches unchanged items first, wherever they moved, then changed
 * ones.
 */
export function align(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  function take(index: number | undefined): number | undefined {
    if (index !== undefined) free.delete(index)
    return index
  }
  const found = after.map((value, index) => {
    const stays = free.has(index) && isDeepStrictEqual(before[index], value)
    return take(stays ? index : [...free].find((old) => isDeepStrictEqual(before[old], value)))
  })
  return found.map((own, index) => {
    if (own !== undefined) return own
    if (before.length === after.length && free.has(index)) return take(index)
    return take([...free].find((old) => isAlike(before[old], after[index])))
  })
}

/** True if the new item keeps at least half of the old fields. */
function isAlike(before: unknown, after: unknown): boolean {
  if (!isData(before) || !isData(after) || before['type'] !== after['type']) return false
  const keys = Object.keys(before)
  return keys.filter((key) => isDeepStrictEqual(before[key], after[key])).length * 2 >= keys.length
}
