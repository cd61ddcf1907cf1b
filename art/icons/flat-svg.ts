import { layers } from './layers.ts'
import type { Triangle } from './visible-triangles.ts'

export type FlatArt = { rows: readonly string[]; colours: Readonly<Record<string, string>> }

/** Pixel art from the front: one letter is one square, "." is empty. */
export function flatSvg({ rows, colours }: FlatArt, unit: number): string {
  const [width, height] = [Math.max(...rows.map((row) => row.length)), rows.length]
  const paths = layers(squares(rows, colours)).map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * unit}" height="${height * unit}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">`,
    ...paths,
    '</svg>\n',
  ].join('')
}

function squares(rows: FlatArt['rows'], colours: FlatArt['colours']): Map<string, Triangle[]> {
  const found = new Map<string, Triangle[]>()
  rows.forEach((text, w) => {
    ;[...text].forEach((letter, u) => {
      if (letter === '.') return
      const colour = colours[letter]
      if (!colour) throw new Error(`No colour for the letter "${letter}" (row "${text}")`)
      const triangles = found.get(colour) ?? []
      triangles.push({ u, w, half: 0 }, { u, w, half: 1 })
      found.set(colour, triangles)
    })
  })
  return found
}
