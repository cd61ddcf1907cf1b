import { outline } from './outline.ts'
import { type Triangle, triangleKey } from './visible-triangles.ts'

export type Layer = { colour: string; path: string }

/**
 * One path per colour, the largest first. A colour may extend under the colours painted after it, and does so wherever that shortens its
 * outline: a screen with signs on it becomes one plain shape under the signs.
 */
export function layers(byColour: Map<string, Triangle[]>): Layer[] {
  const order = [...byColour].sort(([, a], [, b]) => b.length - a.length)
  return order.map(([colour, own], i) => {
    const later = order.slice(i + 1).map(([, triangles]) => triangles)
    return { colour, path: shortest(own, later) }
  })
}

function shortest(own: Triangle[], later: Triangle[][]): string {
  const cover = byKey(later.flat())
  let shape = byKey(own)
  let path = outline(own)
  let waiting = [...patches(later.flat()), ...later.flatMap(patches)]
  for (let gained = true; gained; ) {
    gained = false
    waiting = waiting.filter((patch) => {
      const edge = patch.flatMap(neighbours).map(triangleKey)
      // The edge of the patch must be covered by this shape or by later colours; otherwise this colour would show as a fringe.
      const hidden = edge.every((key) => shape.has(key) || cover.has(key))
      if (!hidden || !edge.some((key) => shape.has(key))) return true
      const larger = new Map([...shape, ...byKey(patch)])
      const shorter = outline(larger.values())
      if (shorter.length >= path.length) return true
      ;[shape, path, gained] = [larger, shorter, true]
      return false
    })
  }
  return path
}

function byKey(triangles: Triangle[]): Map<string, Triangle> {
  return new Map(triangles.map((triangle) => [triangleKey(triangle), triangle]))
}

/** Splits triangles into connected groups. */
function patches(triangles: Triangle[]): Triangle[][] {
  const left = byKey(triangles)
  const found: Triangle[][] = []
  for (const triangle of left.values()) {
    left.delete(triangleKey(triangle))
    const patch = [triangle]
    for (const member of patch)
      for (const neighbour of neighbours(member)) {
        const key = triangleKey(neighbour)
        const joined = left.get(key)
        if (joined && left.delete(key)) patch.push(joined)
      }
    found.push(patch)
  }
  return found
}

function neighbours({ u, w, half }: Triangle): Triangle[] {
  const other = half ? 0 : 1
  const step = half ? 1 : -1
  return [
    { u, w, half: other },
    { u: u + step, w, half: other },
    { u, w: w + step, half: other },
  ]
}
