import { type Side, tone } from './palette.ts'
import type { Voxels } from './Voxels.ts'

/**
 * A unit triangle of the isometric grid. Seen along (1, 1, 1), every block face consists of two triangles, so a picture is complete once
 * the nearest face of each triangle is known: no painter's algorithm, no hidden faces.
 *
 * Grid axes: u runs along the model's x axis, w straight down; a block corner (x, y, z) is at (x - y, y - z). A diagonal from the upper
 * right to the lower left corner divides the cell at (u, w) into triangle 0 (upper left) and 1.
 */
export type Triangle = { u: number; w: number; half: 0 | 1 }

const faces: Record<Side, readonly Triangle[]> = {
  top: [
    { u: 0, w: -1, half: 0 },
    { u: -1, w: -1, half: 1 },
  ],
  left: [
    { u: -1, w: 0, half: 0 },
    { u: -1, w: 0, half: 1 },
  ],
  right: [
    { u: 0, w: 0, half: 0 },
    { u: 0, w: -1, half: 1 },
  ],
}

export function triangleKey({ u, w, half }: Triangle): string {
  return `${u},${w},${half}`
}

/** The visible triangles, grouped by colour. */
export function visibleTriangles(model: Voxels): Map<string, Triangle[]> {
  const nearest = new Map<string, { triangle: Triangle; depth: number; colour: string }>()
  for (const { x, y, z, colour } of model.blocks) {
    const depth = x + y + z
    for (const side of ['top', 'left', 'right'] as const) {
      const shade = tone(colour, side)
      for (const { u, w, half } of faces[side]) {
        const triangle = { u: x - y + u, w: y - z + w, half }
        const key = triangleKey(triangle)
        if (depth > (nearest.get(key)?.depth ?? Number.NEGATIVE_INFINITY)) nearest.set(key, { triangle, depth, colour: shade })
      }
    }
  }
  const byColour = new Map<string, Triangle[]>()
  for (const { triangle, colour } of nearest.values()) {
    const triangles = byColour.get(colour)
    if (triangles) triangles.push(triangle)
    else byColour.set(colour, [triangle])
  }
  return byColour
}
