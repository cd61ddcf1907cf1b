import { color, type Hex } from '../../core/color.ts'
import { glass, glow, material, matte, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

const half = { scale: 0.5 }
const small = { scale: 0.3 }
const clear = () => material('#e4f5ff', { coat: 1, roughness: 0.05, jitter: 0, seam: 0.01 })

/** A telescope on its tripod, pointing up towards +z. */
export function telescope(stage: Stage, f: Transform, hex: Hex = color.iris, up = 38): void {
  const leg = new Model(3, 34, 3).box(0, 0, 0, 3, 34, 3, soft(color.walnut))
  for (const a of [0, 120, 240]) stage.add(leg, f.at(0, 17, 0, a).at(0, 0, 0, { tilt: 20, scale: 0.5 }), [1.5, 34, 1.5])
  const m = new Model(18, 18, 64)
    .pipe(9, 9, 0, 3, 12, plastic(color.dark))
    .pipe(9, 9, 10, 5, 26, plastic('#f5f6ff'))
    .pipe(9, 9, 30, 6.4, 30, plastic(hex))
    .pipe(9, 9, 56, 8, 8, plastic(color.yellow))
    .pipe(9, 9, 63, 6.4, 1, glass('#7fd0ff'))
  stage.add(m, f.at(0, 18.5, 0, { tilt: -up, scale: 0.5 }), [9, 9, 26])
}

export function microscope(stage: Stage, f: Transform, hex: Hex = color.sky): void {
  const [c, k] = [plastic('#f5f6ff'), plastic(color.dark)]
  const m = new Model(18, 40, 24)
    .slab(1, 0, 2, 16, 4, 20, plastic(hex), 4)
    .round(6, 3, 2, 6, 26, 6, c, 2)
    .round(5, 26, 3, 8, 7, 12, c, 2.5)
    .box(3, 13, 7, 12, 2, 12, k)
    .box(7, 15, 12, 4, 1, 4, glow(color.mint, 1.5))
    .tube(9, 16, 14, 2, 5, metal())
    .tube(9, 20, 14, 3.4, 9, k)
    .box(2, 8, 4, 2, 4, 4, k)
  stage.add(m, f.at(0, 0, 0, half))
  stage.add(
    new Model(8, 16, 8).tube(4, 0, 4, 3.4, 13, k).tube(4, 12, 4, 4, 4, metal('#454a78')),
    f.at(0, 15.5, -0.5, { tilt: -32, scale: 0.5 }),
    [4, 0, 4],
  )
}

/** A conical flask with a bubbling liquid. */
export function flask(stage: Stage, f: Transform, hex: Hex = color.mint, power = 0.8): void {
  const m = new Model(24, 36, 24).tube(12, 0, 12, 11, 22, clear(), 4).tube(12, 20, 12, 4, 14, clear()).tube(12, 32, 12, 5, 3, clear())
  m.tube(12, 1, 12, 11.2, 11, glow(hex, power), 7.6).tube(12, 12, 12, 7, 1, glow(hex, power * 1.5))
  for (const [x, y, z] of [
    [9, 24, 12],
    [14, 30, 13],
    [12, 35, 12],
  ] as const)
    m.ball(x, y, z, 1.6, 1.6, 1.6, glow(hex, power))
  stage.add(m, f.at(0, 0, 0, small))
}

export function beaker(stage: Stage, f: Transform, hex: Hex = color.sky, power = 0.7): void {
  const m = new Model(20, 26, 20)
    .tube(10, 0, 10, 9, 24, clear())
    .tube(10, 23, 10, 10, 2, clear())
    .tube(10, 1, 10, 9.2, 13, glow(hex, power))
    .tube(10, 14, 10, 8, 12, 0)
  for (const y of [6, 10, 14, 18]) m.box(8, y, 18, 4, 1, 2, soft('#ffffff'))
  stage.add(m, f.at(0, 0, 0, small))
}

export function testTubes(
  stage: Stage,
  f: Transform,
  colors: readonly Hex[] = [color.coral, color.yellow, color.mint, color.violet],
): void {
  const w = colors.length * 8 + 4
  const m = new Model(w, 26, 12)
    .slab(0, 0, 0, w, 2, 12, soft(color.wood), 1)
    .box(0, 12, 1, w, 2, 10, soft(color.wood))
    .box(0, 2, 4, 2, 11, 4, soft(color.wood))
    .box(w - 2, 2, 4, 2, 11, 4, soft(color.wood))
  for (const [i, c] of colors.entries())
    m.tube(6 + i * 8, 3, 6, 2.6, 14, glow(c, 0.8))
      .tube(6 + i * 8, 17, 6, 2.6, 7, clear())
      .tube(6 + i * 8, 23, 6, 3.2, 2, clear())
  stage.add(m, f.at(0, 0, 0, small))
}

/** Foam that shoots out of a bottle. */
export function eruption(stage: Stage, f: Transform, hex: Hex = color.coral, height = 30): void {
  const m = new Model(60, height * 2 + 20, 60).tube(30, 0, 30, 8, 14, clear(), 4)
  for (let y = 10; y < height * 2; y += 3) {
    const spread = 4 + (y / height) * 3
    m.ball(
      30 + Math.sin(y) * spread * 0.4,
      y,
      30 + Math.cos(y * 1.3) * spread * 0.4,
      spread,
      5,
      spread,
      y % 2 ? soft(hex) : soft('#ffffff'),
    )
  }
  for (let i = 0; i < 26; i++)
    m.ball(
      30 + Math.sin(i * 2.4) * (8 + (i % 5) * 4),
      height * 2 - 8 + Math.cos(i * 1.7) * 12,
      30 + Math.cos(i * 2.4) * (8 + (i % 5) * 4),
      2.4,
      2.4,
      2.4,
      soft(i % 3 ? hex : '#ffffff'),
    )
  stage.add(m, f.at(0, 0, 0, half))
}

export interface PlanetOptions {
  r?: number
  sea?: Hex
  land?: Hex
  shore?: Hex
  power?: number
  ring?: Hex
  seed?: number
}

/** A planet floating at its origin; `power` makes it a hologram. */
export function planet(stage: Stage, f: Transform, o: PlanetOptions = {}): void {
  const { r = 14, sea = '#2f9dff', land = color.mint, shore = color.yellow, power = 0, ring, seed = 1 } = o
  const paint = (hex: Hex) => (power ? glow(hex, power) : soft(hex))
  const n = r * 4 + 2
  const k = 14 / r / 2
  const m = new Model(n, n, n).ball(n / 2, n / 2, n / 2, r * 2, r * 2, r * 2, (x, y, z) => {
    const v = Math.sin(x * 0.55 * k + seed) + Math.sin(y * 0.6 * k + z * 0.4 * k) + Math.sin(z * 0.5 * k - x * 0.3 * k)
    return v > 0.5 ? paint(land) : v > 0.25 ? paint(shore) : paint(sea)
  })
  stage.add(m, f.at(0, 0, 0, half), [n / 2, n / 2, n / 2])
  if (!ring) return
  const w = Math.round(r * 7.6)
  const band = new Model(w, 2, w).fill((x, _y, z) => {
    const d = Math.hypot(x - w / 2, z - w / 2)
    return d < w / 2 && d > w / 2 - r * 0.62 ? paint(ring) : undefined
  })
  stage.add(band, f.at(0, 0, 0, { tilt: 20, roll: 14, scale: 0.5 }), [w / 2, 1, w / 2])
}

/** The pedestal of a hologram. */
export function projector(stage: Stage, f: Transform, hex: Hex = color.sky, power = 4): void {
  stage.add(
    new Model(56, 16, 56)
      .tube(28, 0, 28, 27, 8, plastic('#efeffc'))
      .tube(28, 8, 28, 21, 5, plastic(color.iris))
      .tube(28, 13, 28, 17, 2, glow(hex, power)),
    f.at(0, 0, 0, half),
  )
}

export function globe(stage: Stage, f: Transform): void {
  stage.add(
    new Model(24, 14, 24).tube(12, 0, 12, 9, 3, soft(color.walnut), 7).tube(12, 3, 12, 1.6, 9, metal(color.yellow)),
    f.at(0, 0, 0, half),
  )
  planet(stage, f.at(0, 12, 0, { roll: -20 }), { r: 7 })
  const arc = new Model(36, 36, 2).fill((x, y) => {
    const d = Math.hypot(x - 18, y - 18)
    return d < 17 && d > 15.4 && x > 12 ? metal(color.yellow) : undefined
  })
  stage.add(arc, f.at(0, 12, 0, { roll: -20, scale: 0.5 }), [18, 18, 1])
}

export function magnifier(stage: Stage, f: Transform, hex: Hex = color.coral, scale = 1): void {
  const m = new Model(40, 74, 6).fill((x, y, z) => {
    const d = Math.hypot(x - 20, y - 54)
    if (d < 20 && d > 15) return metal(color.yellow)
    if (d <= 15) return z > 2 && z < 4 ? clear() : undefined
    return Math.abs(x - 20) < 3.2 && y < 34 ? plastic(hex) : undefined
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }))
}

export function lightbulb(stage: Stage, f: Transform, power = 2.4, scale = 1): void {
  const m = new Model(32, 52, 32)
    .ball(16, 34, 16, 15, 16, 15, glow('#ffd85e', power))
    .tube(16, 12, 16, 6, 10, glow('#ffd85e', power), 10)
    .tube(16, 2, 16, 6, 11, metal())
    .tube(16, 0, 16, 3, 3, plastic(color.dark))
  for (const y of [4, 7, 10]) m.tube(16, y, 16, 6.6, 1, metal('#8a91b8'))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }))
}

/** An upright gear, facing +z. */
export function gear(stage: Stage, f: Transform, r = 12, hex: Hex = color.yellow): void {
  const n = r * 4 + 8
  const m = new Model(n, n, 8).fill((x, y) => {
    const [a, d] = [Math.atan2(y - n / 2, x - n / 2), Math.hypot(x - n / 2, y - n / 2)]
    const tooth = Math.cos(a * Math.round(r * 0.8)) > 0 ? r * 2 + 3.4 : r * 2 - 1
    return d < tooth && d > r * 0.7 && !(d > r * 1.0 && d < r * 1.5 && Math.abs(Math.sin(a * 2)) > 0.5) ? plastic(hex) : undefined
  })
  stage.add(m, f.at(0, 0, 0, half), [n / 2, n / 2, 4])
}

/** A double helix, upright. */
export function helix(stage: Stage, f: Transform, height = 40): void {
  const n = height * 2
  const m = new Model(28, n, 28)
  for (let y = 0; y < n; y++) {
    const a = y * 0.16
    const [x, z] = [Math.cos(a) * 11, Math.sin(a) * 11]
    if (y % 6 < 2) m.line(14 + x, y, 14 + z, 14 - x, y, 14 - z, soft(y % 12 < 6 ? color.yellow : color.mint), 1)
    m.ball(14 + x, y, 14 + z, 2.6, 2, 2.6, plastic(color.coral)).ball(14 - x, y, 14 - z, 2.6, 2, 2.6, plastic(color.sky))
  }
  stage.add(m, f.at(0, 0, 0, half))
}

/** A molecule of balls and rods. */
export function molecule(stage: Stage, f: Transform, scale = 1): void {
  const m = new Model(60, 56, 40)
  const atoms = [
    [30, 28, 20, 9, color.coral],
    [10, 40, 14, 6.5, color.sky],
    [50, 42, 24, 6.5, color.sky],
    [32, 8, 28, 6.5, color.yellow],
    [30, 46, 34, 5, color.mint],
  ] as const
  for (const [x, y, z] of atoms) m.line(30, 28, 20, x, y, z, soft('#ffffff'), 3)
  for (const [x, y, z, r, c] of atoms) m.ball(x, y, z, r, r, r, plastic(c))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }), [30, 28, 20])
}

export function pot(
  stage: Stage,
  f: Transform,
  o: { pot?: Hex; kind?: 'leaves' | 'sprout' | 'cactus' | 'flower'; scale?: number } = {},
): void {
  const { pot: hex = color.coral, kind = 'leaves', scale = 1 } = o
  const m = new Model(44, 60, 44)
  const [g1, g2] = [soft('#3fbf7f'), soft('#6fdc93')]
  m.tube(22, 0, 22, 7, 14, plastic(hex), 9.4).tube(22, 12, 22, 10, 3, plastic(hex)).tube(22, 13, 22, 8, 2, matte('#5a3b2b'))
  const kinds = {
    leaves: () => {
      for (let i = 0; i < 11; i++) {
        const [a, h, r] = [i * 2.4, 14 + (i % 4) * 7, 5 + (i % 3) * 4]
        for (let t = 0; t < 1; t += 0.04) {
          const wide = Math.sin(t * Math.PI) * 3 + 0.6
          m.ball(
            22 + Math.cos(a) * r * t * t * 1.6,
            14 + h * Math.sin(t * 1.9),
            22 + Math.sin(a) * r * t * t * 1.6,
            wide,
            1.4,
            wide,
            i % 2 ? g1 : g2,
          )
        }
      }
    },
    sprout: () => void m.box(21, 14, 21, 2, 12, 2, g1).ball(15, 27, 22, 6, 2.6, 4, g2).ball(29, 29, 22, 6, 2.6, 4, g2),
    cactus: () =>
      void m
        .round(16, 14, 16, 12, 30, 12, g1, 5)
        .round(6, 24, 19, 11, 5, 6, g1, 2)
        .round(6, 24, 19, 5, 12, 6, g1, 2)
        .round(27, 28, 19, 11, 5, 6, g1, 2)
        .round(33, 28, 19, 5, 13, 6, g1, 2)
        .ball(22, 45, 22, 4, 3, 4, soft(color.pink)),
    flower: () => {
      m.box(21, 14, 21, 2, 26, 2, g1).ball(15, 24, 22, 5, 2, 3, g2).ball(29, 30, 22, 5, 2, 3, g2)
      for (let i = 0; i < 6; i++) m.ball(22 + Math.cos(i * 1.047) * 7, 44 + Math.sin(i * 1.047) * 7, 22, 4.4, 4.4, 2.4, soft(color.pink))
      m.ball(22, 44, 23, 4, 4, 3, soft(color.yellow))
    },
  }
  kinds[kind]()
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }))
}
