import { type Colour, letters } from './palette.ts'

export type Voxel = { x: number; y: number; z: number; colour: Colour }

/**
 * A small grid of coloured blocks. In the picture x runs to the lower right, y to the lower left, z up. Later blocks replace earlier ones,
 * so a model is one chain of calls, from the rough shape to the details.
 */
export class Voxels {
  readonly #blocks = new Map<string, Voxel>()

  get blocks(): Iterable<Voxel> {
    return this.#blocks.values()
  }

  set(x: number, y: number, z: number, colour: Colour | null): this {
    const key = `${x},${y},${z}`
    if (colour) this.#blocks.set(key, { x, y, z, colour })
    else this.#blocks.delete(key)
    return this
  }

  /** A solid box with its lowest corner at (x, y, z); `null` removes its blocks. */
  box(x: number, y: number, z: number, width: number, depth: number, height: number, colour: Colour | null): this {
    for (let i = 0; i < width; i++) for (let j = 0; j < depth; j++) for (let k = 0; k < height; k++) this.set(x + i, y + j, z + k, colour)
    return this
  }

  /** All blocks within `radius` of the middle, `height` layers high. */
  disc(x: number, y: number, z: number, radius: number, colour: Colour, height = 1): this {
    const reach = Math.floor(radius)
    for (let i = -reach; i <= reach; i++)
      for (let j = -reach; j <= reach; j++) if (Math.hypot(i, j) <= radius) this.box(x + i, y + j, z, 1, 1, height, colour)
    return this
  }

  /** All blocks within `radius` of the middle; `paint` chooses the colour by position. */
  ball(x: number, y: number, z: number, radius: number, paint: (i: number, j: number, k: number) => Colour): this {
    const reach = Math.floor(radius)
    for (let i = -reach; i <= reach; i++)
      for (let j = -reach; j <= reach; j++)
        for (let k = -reach; k <= reach; k++) if (Math.hypot(i, j, k) <= radius) this.set(x + i, y + j, z + k, paint(i, j, k))
    return this
  }

  /** Pixel art on a wall that faces the lower left, rows from the top. */
  panel(x: number, y: number, z: number, rows: readonly string[]): this {
    return this.#paint(rows, (column, row, colour) => this.set(x + column, y, z + rows.length - 1 - row, colour))
  }

  /** Pixel art on a wall that faces the lower right, rows from the top. */
  sidePanel(x: number, y: number, z: number, rows: readonly string[]): this {
    const start = y + Math.max(...rows.map((row) => row.length)) - 1
    return this.#paint(rows, (column, row, colour) => this.set(x, start - column, z + rows.length - 1 - row, colour))
  }

  /** Pixel art on the ground, rows from the back. */
  plate(x: number, y: number, z: number, rows: readonly string[]): this {
    return this.#paint(rows, (column, row, colour) => this.set(x + column, y + row, z, colour))
  }

  /** A panel with depth: the art in front, and its outline in one colour behind it. */
  slab(x: number, y: number, z: number, rows: readonly string[], back: Colour, depth = 2): this {
    for (let i = 0; i < depth - 1; i++) this.#paint(rows, (column, row) => this.set(x + column, y + i, z + rows.length - 1 - row, back))
    return this.panel(x, y + depth - 1, z, rows)
  }

  /** Adds a part that several models share. */
  add<Rest extends unknown[]>(part: (model: Voxels, ...rest: Rest) => void, ...rest: Rest): this {
    part(this, ...rest)
    return this
  }

  #paint(rows: readonly string[], place: (column: number, row: number, colour: Colour) => void): this {
    rows.forEach((text, row) => {
      ;[...text].forEach((letter, column) => {
        if (letter === '.') return
        const colour = letters[letter]
        if (!colour) throw new Error(`No colour for the letter "${letter}" (row "${text}")`)
        place(column, row, colour)
      })
    })
    return this
  }
}
