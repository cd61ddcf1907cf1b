import { blend, type Hex } from '../../core/color.ts'
import { type Material, material } from '../../core/material.ts'
import type { HeadCanvas } from './head-canvas.ts'
import type { Cloth, Look } from './look.ts'

/** A woven material, without the grain of hair. */
const woven = (hex: Hex) => material(hex, { coat: 0.04, roughness: 0.8, jitter: 0.01, seam: 0.02 })
const every = (v: number, n: number) => ((Math.floor(v) % n) + n) % n

/** True where the second colour of the pattern is; the cloth is unrolled along the visible side. */
const patterns: Record<Cloth, (along: number, y: number) => boolean> = {
  plain: () => false,
  dots: (along, y) => every(y, 5) < 2 && every(along + (every(y, 10) < 5 ? 0 : 3), 6) < 2,
  stripes: (along, y) => every(y + along * 0.5, 6) < 2,
  checks: (along, y) => every(along, 6) < 1.5 || every(y, 6) < 1.5,
}

function dye(head: HeadCanvas, cloth: Material, second: Material, pattern: Cloth, hem: readonly Material[]): void {
  head.model.fill((a, b, c, now) => {
    if (now !== cloth || hem.includes(now)) return undefined
    const [x, y, z] = [a - head.pivot[0], b - head.pivot[1], c - head.pivot[2]]
    const along = Math.abs(x) > 13.5 && Math.abs(x) > Math.abs(z) ? z : x
    return patterns[pattern](along, y > 23 ? z : y) ? second : undefined
  })
}

/** A scarf around the face: a rolled border, an underscarf at the brow, and one end over the shoulder, with its hem. */
export function drawHijab(head: HeadCanvas, look: Look): void {
  const hex = look.scarf ?? '#3f7fe8'
  const border = look.hem ?? '#ffc72e'
  const [m, hem, fold] = [woven(hex), woven(border), woven(blend(hex, '#221a5c', 0.3))]
  const oval = (x: number, y: number, grow: number) => (x / (11.2 + grow)) ** 2 + ((y - 10) / (10 + grow)) ** 2 < 1
  head.put(woven(blend(border, '#ffffff', 0.6)), (x, y, z, d) => d > 0 && d < 1.2 && z > 4 && y > 18.2 && oval(x, y, 1), true)
  head.put(hem, (x, y, z, d) => d > 0 && d < 3.2 && z > 4 && oval(x, y, 1) && !oval(x, y, y > 16 ? -0.8 : -0.3))
  head.put(m, (x, y, z, d) => d > 0 && d < 2.8 && !(z > 4 && oval(x, y, 0.6)))
  head.put(m, (x, y, z, d) => d > 0 && d < 3.8 && y > 12 && z < 6 && Math.abs(x) < 14)
  const drape = (x: number, y: number, z: number, low: number) => {
    if (y > 1.5 || y < low) return false
    const reach = 9.5 + (1.5 - y) * 0.42
    return (Math.abs(x) / (reach + 3)) ** 3 + (Math.abs(z) / reach) ** 3 < 1
  }
  // The end over the shoulder is lower on one side.
  const low = (x: number) => -8 - Math.max(0, x) * 0.4
  head.put(m, (x, y, z) => drape(x, y, z, low(x)))
  head.tint(hem, (x, y, z, d) => d > 0 && y < low(x) + 2 && drape(x, y, z, low(x)))
  dye(head, m, woven(blend(hex, '#ffffff', look.cloth === 'stripes' ? 0.34 : 0.66)), look.cloth ?? 'dots', [hem])
  head.tint(fold, (x, y, z, d) => d > 0 && y < 1 && y > low(x) + 2 && z > 4 && Math.abs(x - 9 - y * 1.3) < 0.9)
}

/** A scarf wound around the hair and knotted at the nape; the ears and the whole face are visible. */
export function drawTichel(head: HeadCanvas, look: Look): void {
  const hex = look.scarf ?? '#8a4fd0'
  const border = look.hem ?? '#ffc72e'
  const [m, hem] = [woven(hex), woven(border)]
  const line = (z: number) => (z > 5 ? 18.4 : z > -4 ? 14 : 5)
  head.put(m, (_x, y, z, d) => d > 0 && d < 3 && y > line(z))
  head.put(m, (x, y, z) => (x / 14) ** 2 + ((y - 21) / 9) ** 2 + ((z + 5) / 12) ** 2 < 1)
  head.ball(0, 8, -15, 5, 5, 4, m)
  head.put(m, (x, y, z) => y < 7 && y > -12 && z < -12 && z > -16 && Math.abs(x - 3 + y * 0.15) < 4)
  dye(head, m, woven(blend(hex, '#ffffff', 0.4)), look.cloth ?? 'stripes', [hem])
  // A second cloth, twisted around the brow.
  head.put(hem, (x, y, z, d) => d > 0.5 && d < 4.2 && Math.abs(y - line(z) - 2.2 - Math.sin(x * 0.5) * 0.4) < 1.7 && z > -6, true)
}
