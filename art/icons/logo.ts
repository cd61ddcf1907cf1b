import { type Layer, layers } from './layers.ts'
import { tone } from './palette.ts'
import type { Triangle } from './visible-triangles.ts'

type LogoColours = { face: `#${string}`; side: string; dot: `#${string}`; dotSide: string }
type Rectangle = { x: number; y: number; width: number; height: number; colour: string }

const block = 6
const edge = { top: 2, side: 3 }
/** "#" is a block, "+" a block without a side below it. */
export const logoLetters = {
  w: ['#...#', '#.#.#', '#.#.#', '#####', '.#.#.'],
  i: ['#', '#', '#', '#'],
  n: ['#...#', '#+..#', '#.+.#', '#..+#', '#...#'],
} as const

const logoSize = { width: 76, height: 38 }

const ink = { face: '#4B35E0', side: '#2C1E8C', dot: '#FFC53D', dotSide: '#DB9A10' } as const

/** The logo's files, by background. */
export const logos: Readonly<Record<string, LogoColours>> = {
  logo: ink,
  'logo-on-dark': { face: '#FFFFFF', side: '#B9B0F0', dot: '#FFC53D', dotSide: '#DB9A10' },
  'logo-on-bright': { ...ink, dot: '#F2604C', dotSide: '#B83A28' },
}

/** The whole word; the dot of the "i" is a loose yellow block. */
function logoLayers({ face, side, dot, dotSide }: LogoColours): Layer[] {
  return rectangleLayers([
    ...letterBlocks(logoLetters.w, 0, 5, face, side),
    ...letterBlocks(logoLetters.i, 35, 11, face, side),
    ...letterBlocks(logoLetters.n, 46, 5, face, side),
    { x: 35, y: 6, width: block, height: edge.side, colour: dotSide },
    { x: 35, y: 0, width: block, height: block, colour: dot },
  ])
}

export function logoSvg(colours: LogoColours): string {
  const { width, height } = logoSize
  const paths = logoLayers(colours).map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${paths.join('')}</svg>\n`
}

/** Sides first, then faces, then the lit edge along the letter's first row. */
function letterBlocks(rows: readonly string[], x: number, y: number, face: `#${string}`, side: string): Rectangle[] {
  const blocks = rows.flatMap((row, j) =>
    [...row].flatMap((cell, i) => (cell === '.' ? [] : [{ x: x + i * block, y: y + j * block, first: j === 0, stands: cell === '#' }])),
  )
  return [
    ...blocks.filter(({ stands }) => stands).map((at) => ({ x: at.x, y: at.y + block, width: block, height: edge.side, colour: side })),
    ...blocks.map((at) => ({ x: at.x, y: at.y, width: block, height: block, colour: face })),
    ...blocks.filter(({ first }) => first).map((at) => ({ x: at.x, y: at.y, width: block, height: edge.top, colour: tone(face, 'top') })),
  ]
}

function rectangleLayers(rectangles: Rectangle[]): Layer[] {
  const squares = new Map<string, { u: number; w: number; colour: string }>()
  for (const { x, y, width, height, colour } of rectangles)
    for (let u = x; u < x + width; u++) for (let w = y; w < y + height; w++) squares.set(`${u},${w}`, { u, w, colour })
  const byColour = new Map<string, Triangle[]>()
  for (const { u, w, colour } of squares.values())
    byColour.set(colour, [...(byColour.get(colour) ?? []), { u, w, half: 0 }, { u, w, half: 1 }])
  return layers(byColour)
}
