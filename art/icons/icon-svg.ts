import { layers } from './layers.ts'
import type { Voxels } from './Voxels.ts'
import { type Triangle, visibleTriangles } from './visible-triangles.ts'

/** A block is 14 wide and 16 high on the sheet: integers, within 1 % of a true isometric view. */
const unit = { u: [7, 4], w: [0, 8] } as const
const margin = 1

/**
 * Draws the isometric picture of a model. Each path has a thin stroke in its own colour, to close the seams that anti-aliasing would leave
 * between neighbours.
 */
export function iconSvg(model: Voxels): string {
  const visible = visibleTriangles(model)
  return draw(visible, frame([...visible.values()].flat()))
}

/** Width and height of the picture. */
export function iconSize(model: Voxels): [width: number, height: number] {
  const [, , width, height] = frame([...visibleTriangles(model).values()].flat())
  return [width, height]
}

type Frame = [x: number, y: number, width: number, height: number]

function draw(visible: Map<string, Triangle[]>, [x, y, width, height]: Frame): string {
  const paths = layers(visible).map(({ colour, path }) => `<path color="${colour}" d="${path}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`,
    `<g fill="currentColor" stroke="currentColor" stroke-width=".1" stroke-linejoin="round" transform="matrix(${unit.u} ${unit.w} 0 0)">`,
    ...paths,
    '</g></svg>\n',
  ].join('')
}

function frame(triangles: Triangle[]): Frame {
  const points = triangles.flatMap(({ u, w, half }) => [
    [u + 1, w],
    [u, w + 1],
    [u + half, w + half],
  ]) as [number, number][]
  const xs = points.map(([u]) => u * unit.u[0])
  const ys = points.map(([u, w]) => u * unit.u[1] + w * unit.w[1])
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return [x, y, Math.max(...xs) + margin - x, Math.max(...ys) + margin - y]
}
