import type { Triangle } from './visible-triangles.ts'

type Point = readonly [u: number, w: number]
type Edge = { from: Point; step: Point }

/** Returns the outline of a set of triangles as SVG path data in grid units; holes run in the opposite direction. */
export function outline(triangles: Iterable<Triangle>): string {
  let path = ''
  let at: Point = [0, 0]
  for (const corners of loops(boundary(triangles))) {
    const [first] = corners
    if (!first) continue
    path += path ? `m${pair([first[0] - at[0], first[1] - at[1]])}` : `M${pair(first)}`
    // After a move, a pair of numbers is a line; "z" draws the last side.
    let command = 'l'
    for (let i = 1; i < corners.length; i++) {
      const [u0, w0] = corners[i - 1] ?? first
      const [u1, w1] = corners[i] ?? first
      const [next, numbers] = segment(u1 - u0, w1 - w0)
      path += next === command ? separated(numbers) : next + numbers
      command = next
    }
    path += 'z'
    at = first
  }
  return path
}

/** The sides that belong to one triangle only, all with the shape on the same hand. */
function boundary(triangles: Iterable<Triangle>): Map<string, Edge[]> {
  const edges = new Map<string, Edge>()
  for (const { u, w, half } of triangles) {
    const corners: [Point, Point, Point] = half
      ? [
          [u + 1, w],
          [u + 1, w + 1],
          [u, w + 1],
        ]
      : [
          [u, w],
          [u + 1, w],
          [u, w + 1],
        ]
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % 3] ?? from
      if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, { from, step: [to[0] - from[0], to[1] - from[1]] })
    })
  }
  return Map.groupBy(edges.values(), ({ from }) => String(from))
}

/** Joins the sides to closed loops of corners; where loops touch, it goes straight on. */
function* loops(edgesFrom: Map<string, Edge[]>): Generator<Point[]> {
  for (const start of edgesFrom.values()) {
    while (start.length) {
      const corners: Point[] = []
      let edge = start.pop()
      let last: Point | undefined
      while (edge) {
        if (String(edge.step) !== String(last)) corners.push(edge.from)
        last = edge.step
        const next = edgesFrom.get(String([edge.from[0] + last[0], edge.from[1] + last[1]])) ?? []
        const ahead = next.findIndex(({ step }) => String(step) === String(last))
        edge = next.splice(Math.max(ahead, 0), 1)[0]
      }
      yield startAtCorner(corners)
    }
  }
}

/** Drops the first point if it is in the middle of a side, then rotates the loop so that a slanting side comes last. */
function startAtCorner(corners: Point[]): Point[] {
  const [first, second, last] = [corners[0], corners[1], corners.at(-1)]
  if (first && second && last && cross(last, first, second) === 0) corners.shift()
  const slanting = corners.findIndex(([u, w], i) => {
    const [u0, w0] = corners.at(i - 1) ?? [u, w]
    return u !== u0 && w !== w0
  })
  return slanting > 0 ? [...corners.slice(slanting), ...corners.slice(0, slanting)] : corners
}

function cross([u0, w0]: Point, [u1, w1]: Point, [u2, w2]: Point): number {
  return (u1 - u0) * (w2 - w1) - (w1 - w0) * (u2 - u1)
}

function segment(du: number, dw: number): [command: string, numbers: string] {
  if (dw === 0) return ['h', String(du)]
  if (du === 0) return ['v', String(dw)]
  return ['l', pair([du, dw])]
}

function pair([a, b]: Point): string {
  return `${a}${separated(String(b))}`
}

function separated(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`
}
