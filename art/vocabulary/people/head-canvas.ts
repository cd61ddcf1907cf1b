import type { Material } from '../../core/material.ts'
import { Model } from '../../core/model.ts'

const [OX, OY, OZ] = [28, 26, 28]

/**
 * A canvas for a head, in half blocks: 28 wide, 24 high, 24 deep, with round edges. The origin is under the chin: x to the person's left, y
 * up, z to the front (the face is at z = 12).
 */
export class HeadCanvas {
  readonly model = new Model(OX * 2, OY + 40, OZ * 2)
  readonly pivot = [OX, OY, OZ] as const

  /**
   * Distance from the skull's surface: negative inside, 0 on it, positive outside. The crown is round, the jaw nearly square: a round jaw
   * would have steps, whose shadows look like stubble in a small portrait.
   */
  skull(x: number, y: number, z: number): number {
    const corner = 5.5
    const [over, before] = [Math.abs(x) - 14 + corner, Math.abs(z) - 12 + corner]
    const around = Math.hypot(Math.max(0, over), Math.max(0, before)) + Math.min(0, Math.max(over, before)) - corner
    const edge = y > 12 ? corner : 1.5
    const [out, up] = [around + edge, Math.abs(y - 12) - 12 + edge]
    return Math.hypot(Math.max(0, out), Math.max(0, up)) + Math.min(0, Math.max(out, up)) - edge
  }

  /** Sets a material where the test is true; `over` also replaces existing blocks. */
  put(m: Material, test: (x: number, y: number, z: number, skull: number) => boolean, over = false): this {
    this.model.fill((a, b, c, now) => {
      if (now && !over) return undefined
      const [x, y, z] = [a - OX, b - OY, c - OZ]
      return test(x, y, z, this.skull(x, y, z)) ? m : undefined
    })
    return this
  }

  /** Recolours existing blocks where the test is true. */
  tint(m: Material, test: (x: number, y: number, z: number, skull: number) => boolean): this {
    this.model.fill((a, b, c, now) => {
      const [x, y, z] = [a - OX, b - OY, c - OZ]
      return now && test(x, y, z, this.skull(x, y, z)) ? m : undefined
    })
    return this
  }

  /** Paints the face at (x, y) on its curved surface; column x covers x to x + 1. */
  paint(x: number, y: number, m: Material): this {
    this.model.face(x + OX, y + OY, m)
    return this
  }

  /** Paints rows of characters, from the top, with their lower left corner at (x, y). */
  draw(x: number, y: number, rows: readonly string[], key: Readonly<Record<string, Material>>): this {
    rows.forEach((row, r) => {
      ;[...row].forEach((ch, c) => {
        const m = key[ch]
        if (m !== undefined) this.paint(x + c, y + rows.length - 1 - r, m)
      })
    })
    return this
  }

  round(x: number, y: number, z: number, w: number, h: number, d: number, m: Material, r = 1): this {
    this.model.round(x + OX, y + OY, z + OZ, w, h, d, m, r)
    return this
  }

  ball(x: number, y: number, z: number, rx: number, ry: number, rz: number, m: Material): this {
    this.model.ball(x + OX, y + OY, z + OZ, rx, ry, rz, m)
    return this
  }
}
