import type { Triangle } from './visible-triangles.ts'

/** A repeating edge: its squares on a grid, and the size of a square in pixels (null if the stylesheet that uses it sets the size). */
export type Skyline = { columns: number; rows: number; unit: number | null; squares: Triangle[] }

/** Columns on the ground: each digit is the height of a column in blocks. */
export function standing(heights: string, unit: number | null = 16): Skyline {
  return fromColumns(heights, unit, (height, rows) => [rows - height, rows])
}

/** Columns that hang from the top. */
export function hanging(heights: string, unit = 16): Skyline {
  return fromColumns(heights, unit, (height) => [0, height])
}

/** A drawing as text: "#" is a block. */
export function drawn(rows: readonly string[], unit = 16): Skyline {
  return fromGrid(rows[0]?.length ?? 0, rows.length, unit, (x, y) => rows[y]?.[x] === '#')
}

/** Lit windows for a standing skyline, two per block in each direction, to be painted over it. */
export function windows(heights: string, lit: (x: number, y: number) => boolean, unit = 16): Skyline {
  const columns = [...heights].map(Number)
  const rows = Math.max(...columns)
  return fromGrid(columns.length * 2, rows * 2, unit / 2, (x, y) => {
    const column = Math.floor(x / 2)
    const height = columns[column] ?? 0
    const wall = columns[column - 1] === height && height > 2
    const depth = y - 2 * (rows - height)
    return wall && x % 2 === 0 && depth > 0 && depth % 2 === 1 && y < 2 * rows - 3 && lit(column, y)
  })
}

/** Blocks that thin out: `density` returns the probability of a block from its position between 0 and 1. */
export function dissolving(columns: number, rows: number, unit: number, density: (x: number, y: number) => number): Skyline {
  const random = seeded(7)
  return fromGrid(columns, rows, unit, (x, y) => random() < density(x / (columns - 1), y / (rows - 1)))
}

function fromColumns(heights: string, unit: Skyline['unit'], span: (height: number, rows: number) => [from: number, to: number]): Skyline {
  const columns = [...heights].map(Number)
  const rows = Math.max(...columns)
  return fromGrid(columns.length, rows, unit, (x, y) => {
    const [from, to] = span(columns[x] ?? 0, rows)
    return y >= from && y < to
  })
}

function fromGrid(columns: number, rows: number, unit: Skyline['unit'], covered: (x: number, y: number) => boolean): Skyline {
  const squares: Triangle[] = []
  for (let u = 0; u < columns; u++) for (let w = 0; w < rows; w++) if (covered(u, w)) squares.push({ u, w, half: 0 }, { u, w, half: 1 })
  return { columns, rows, unit, squares }
}

/** A seeded generator, so that the file changes only if the drawing does. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
