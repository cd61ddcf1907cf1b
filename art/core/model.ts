import type { Material } from './material.ts'
import type { Vec } from './transform.ts'

export type Paint = Material | ((x: number, y: number, z: number) => Material)

/** A box of blocks. All drawing methods return the model for chaining. */
export class Model {
  readonly nx: number
  readonly ny: number
  readonly nz: number
  readonly cells: Uint16Array

  constructor(nx: number, ny: number, nz: number) {
    this.nx = Math.ceil(nx)
    this.ny = Math.ceil(ny)
    this.nz = Math.ceil(nz)
    this.cells = new Uint16Array(this.nx * this.ny * this.nz)
  }

  private tight: readonly [lo: Vec, hi: Vec] | undefined

  /** The smallest box around all blocks. Cached, so call it only when the model is finished. */
  bounds(): readonly [lo: Vec, hi: Vec] {
    if (this.tight) return this.tight
    const lo: [number, number, number] = [this.nx, this.ny, this.nz]
    const hi: [number, number, number] = [0, 0, 0]
    this.cells.forEach((id, i) => {
      if (!id) return
      const at = [i % this.nx, Math.floor(i / this.nx) % this.ny, Math.floor(i / this.nx / this.ny)] as const
      for (const a of [0, 1, 2] as const) {
        lo[a] = Math.min(lo[a], at[a])
        hi[a] = Math.max(hi[a], at[a] + 1)
      }
    })
    this.tight = [lo, hi]
    return this.tight
  }

  private holds(x: number, y: number, z: number): boolean {
    return x >= 0 && y >= 0 && z >= 0 && x < this.nx && y < this.ny && z < this.nz
  }

  get(x: number, y: number, z: number): Material {
    return this.holds(x, y, z) ? (this.cells[x + this.nx * (y + this.ny * z)] ?? 0) : 0
  }

  set(x: number, y: number, z: number, m: Material): this {
    const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
    if (this.holds(i, j, k)) this.cells[i + this.nx * (j + this.ny * k)] = m
    return this
  }

  /** Visits every cell with its centre. The callback returns the new material, or undefined to keep the cell. */
  fill(draw: (x: number, y: number, z: number, now: Material) => Material | undefined): this {
    let i = 0
    for (let z = 0; z < this.nz; z++)
      for (let y = 0; y < this.ny; y++)
        for (let x = 0; x < this.nx; x++, i++) {
          const m = draw(x + 0.5, y + 0.5, z + 0.5, this.cells[i] ?? 0)
          if (m !== undefined) this.cells[i] = m
        }
    return this
  }

  private region(
    [x0, y0, z0, x1, y1, z1]: readonly [number, number, number, number, number, number],
    paint: Paint,
    inside: (x: number, y: number, z: number) => boolean,
  ): this {
    for (let z = Math.max(0, Math.floor(z0)); z < Math.min(this.nz, z1); z++)
      for (let y = Math.max(0, Math.floor(y0)); y < Math.min(this.ny, y1); y++)
        for (let x = Math.max(0, Math.floor(x0)); x < Math.min(this.nx, x1); x++)
          if (inside(x + 0.5, y + 0.5, z + 0.5))
            this.cells[x + this.nx * (y + this.ny * z)] = typeof paint === 'function' ? paint(x, y, z) : paint
    return this
  }

  box(x: number, y: number, z: number, w: number, h: number, d: number, paint: Paint): this {
    return this.region([x, y, z, x + w, y + h, z + d], paint, () => true)
  }

  /** A box with all its edges rounded by `r` blocks. */
  round(x: number, y: number, z: number, w: number, h: number, d: number, paint: Paint, r = 1): this {
    const [hx, hy, hz] = [w / 2, h / 2, d / 2]
    const q = Math.min(r + 0.35, hx, hy, hz)
    return this.region([x, y, z, x + w, y + h, z + d], paint, (a, b, c) => {
      const e = Math.max(0, Math.abs(a - x - hx) - hx + q)
      const f = Math.max(0, Math.abs(b - y - hy) - hy + q)
      const g = Math.max(0, Math.abs(c - z - hz) - hz + q)
      return e * e + f * f + g * g <= q * q
    })
  }

  /** A slab with only its upright edges rounded: carpets, tabletops. */
  slab(x: number, y: number, z: number, w: number, h: number, d: number, paint: Paint, r = 2): this {
    const [hx, hz] = [w / 2, d / 2]
    const q = Math.min(r + 0.35, hx, hz)
    return this.region([x, y, z, x + w, y + h, z + d], paint, (a, _b, c) => {
      const e = Math.max(0, Math.abs(a - x - hx) - hx + q)
      const g = Math.max(0, Math.abs(c - z - hz) - hz + q)
      return e * e + g * g <= q * q
    })
  }

  /** An upright cylinder or cone: radius `r` at the bottom, `top` at the top. */
  tube(cx: number, y: number, cz: number, r: number, h: number, paint: Paint, top = r): this {
    const most = Math.max(r, top)
    return this.region([cx - most - 1, y, cz - most - 1, cx + most + 1, y + h, cz + most + 1], paint, (a, b, c) => {
      const q = r + ((top - r) * (b - 0.5 - y)) / Math.max(1, h - 1)
      return (a - cx) ** 2 + (c - cz) ** 2 <= q * q
    })
  }

  /** A cylinder along z. */
  pipe(cx: number, cy: number, z: number, r: number, length: number, paint: Paint, end = r): this {
    const most = Math.max(r, end)
    return this.region([cx - most - 1, cy - most - 1, z, cx + most + 1, cy + most + 1, z + length], paint, (a, b, c) => {
      const q = r + ((end - r) * (c - 0.5 - z)) / Math.max(1, length - 1)
      return (a - cx) ** 2 + (b - cy) ** 2 <= q * q
    })
  }

  ball(cx: number, cy: number, cz: number, rx: number, ry: number, rz: number, paint: Paint): this {
    return this.region(
      [cx - rx, cy - ry, cz - rz, cx + rx + 1, cy + ry + 1, cz + rz + 1],
      paint,
      (a, b, c) => ((a - cx) / rx) ** 2 + ((b - cy) / ry) ** 2 + ((c - cz) / rz) ** 2 <= 1,
    )
  }

  /** A straight bar of square section between two points. */
  line(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, m: Material, thick = 1): this {
    const n = Math.ceil(Math.hypot(x1 - x0, y1 - y0, z1 - z0) * 2) + 1
    const shift = (thick - 1) / 2
    for (let i = 0; i <= n; i++) {
      const t = i / n
      this.box(
        Math.round(x0 + (x1 - x0) * t - shift),
        Math.round(y0 + (y1 - y0) * t - shift),
        Math.round(z0 + (z1 - z0) * t - shift),
        thick,
        thick,
        thick,
        m,
      )
    }
    return this
  }

  /** Recolours the block that is visible at (x, y) from the front. */
  face(x: number, y: number, m: Material): this {
    for (let z = this.nz - 1; z >= 0; z--) if (this.get(x, y, z)) return this.set(x, y, z, m)
    return this
  }

  /** Draws rows of characters, from the top, into the plane z; each character names a material. */
  sprite(x: number, y: number, z: number, rows: readonly string[], key: Readonly<Record<string, Material>>, depth = 1): this {
    rows.forEach((row, r) => {
      ;[...row].forEach((ch, c) => {
        const m = key[ch]
        if (m !== undefined) this.box(x + c, y + rows.length - 1 - r, z, 1, 1, depth, m)
      })
    })
    return this
  }
}
