import { color, type Hex } from '../../core/color.ts'
import { glass, glow, material, matte, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'
import { text, textWidth } from '../text.ts'

const half = { scale: 0.5 }

export interface BuildingOptions {
  width?: number
  height?: number
  depth?: number
  wall?: Hex
  trim?: Hex
  window?: Hex
  /** Windows in long bands instead of single ones. */
  bands?: boolean
  roof?: 'flat' | 'garden' | 'solar' | 'pad' | 'box' | 'dome'
  /** Share of lit windows, and their power. */
  lit?: number
  power?: number
  seed?: number
}

export function building(stage: Stage, f: Transform, o: BuildingOptions = {}): void {
  const {
    width: w = 22,
    height: h = 40,
    depth: d = 22,
    wall = color.white,
    trim = color.sky,
    window = '#4d7fd6',
    bands,
    roof = 'flat',
    lit = 0.12,
    power = 1.3,
    seed = 9,
  } = o
  const r = seededRandom(seed)
  const m = new Model(w + 2, h + 10, d + 2)
  const paint = material(wall, { coat: 0.15, jitter: 0.02, seam: 0.03 })
  const [g1, g2, lamp] = [glass(window), glass('#86c9ff'), glow('#ffd98a', power)]
  const pane = () => {
    const q = r()
    return q < lit ? lamp : q < 0.55 ? g1 : g2
  }
  m.box(1, 0, 1, w, h, d, paint)
  for (let y = 5; y < h - 3; y += 4) {
    for (let i = 3; i < w - 1; i += 3) m.box(i, y, d, bands ? 3 : 2, 2, 1, bands ? g1 : pane()).box(i, y, 1, bands ? 3 : 2, 2, 1, pane())
    for (let i = 3; i < d - 1; i += 3) m.box(w, y, i, 1, 2, bands ? 3 : 2, bands ? g1 : pane()).box(1, y, i, 1, 2, bands ? 3 : 2, pane())
  }
  m.box(0, h - 1, 0, w + 2, 1, d + 2, plastic(trim))
    .box(2, h, 2, w - 2, 1, d - 2, matte('#e8eaf4'))
    .box(0, 0, 0, w + 2, 1, d + 2, matte('#d9dbe8'))
  m.box((w >> 1) - 1, 0, d, 4, 4, 1, glass('#27306e')).box((w >> 1) - 2, 4, d, 6, 1, 2, plastic(trim))
  const mid = [w / 2 + 1, d / 2 + 1] as const
  if (roof === 'garden') {
    m.box(2, h, 2, w - 2, 1, d - 2, matte('#6cc96f', 0.05))
    for (let i = 0; i < (w * d) / 30; i++) m.ball(4 + r() * (w - 6), h + 2.4, 4 + r() * (d - 6), 2, 2, 2, matte('#48b060', 0.06))
  }
  if (roof === 'box') m.box(4, h + 1, 4, w >> 1, 4, d >> 1, paint).box(4, h + 5, 4, w >> 1, 1, d >> 1, plastic(trim))
  if (roof === 'pad')
    for (const [q, hex] of [
      [0.42, color.iris],
      [0.32, '#ffffff'],
      [0.24, color.iris],
    ] as const)
      m.tube(mid[0], h + 1, mid[1], Math.min(w, d) * q, 1, soft(hex))
  if (roof === 'dome') m.ball(mid[0], h, mid[1], Math.min(w, d) * 0.4, Math.min(8, w * 0.36), Math.min(w, d) * 0.4, plastic(trim))
  stage.add(m, f)
  if (roof === 'solar') {
    const [nx, nz] = [Math.max(1, Math.floor(w / 10)), Math.max(1, Math.floor(d / 8))]
    for (let i = 0; i < nx; i++)
      for (let k = 0; k < nz; k++) solarPanel(stage, f.at((i - (nx - 1) / 2) * 10, h + 2.4, (k - (nz - 1) / 2) * 8))
  }
}

/** A low house with a pitched roof. */
export function house(stage: Stage, f: Transform, wall: Hex = color.cream, roof: Hex = color.coral, lit = false): void {
  const m = new Model(56, 60, 48).box(4, 0, 4, 48, 28, 40, soft(wall))
  for (let i = 0; i < 24; i++) m.box(i, 28 + i * 0.9, 1, 56 - i * 2, 2, 46, soft(roof))
  const pane = lit ? glow('#ffd98a', 1.6) : glass('#5ec8ff')
  m.box(10, 9, 43, 10, 10, 1, pane)
    .box(36, 9, 43, 10, 10, 1, pane)
    .box(24, 0, 43, 9, 16, 2, soft(color.iris))
    .box(30, 7, 45, 1, 2, 1, metal(color.yellow))
    .box(14.5, 9, 43, 1, 10, 1, soft('#ffffff'))
    .box(40.5, 9, 43, 1, 10, 1, soft('#ffffff'))
    .box(40, 40, 14, 6, 14, 6, soft(wall))
  stage.add(m, f.at(0, 0, 0, half))
}

/** A school with a clock, a flag and its name. */
export function school(stage: Stage, f: Transform, o: { wall?: Hex; trim?: Hex; words?: string; lit?: boolean } = {}): void {
  const { wall = '#fff4dc', trim = color.sky, words = 'SCHOOL', lit = false } = o
  const m = new Model(124, 66, 46)
    .box(2, 0, 2, 120, 34, 40, soft(wall))
    .box(44, 0, 2, 36, 50, 42, soft(wall))
    .box(0, 34, 0, 44, 2, 44, plastic(trim))
    .box(80, 34, 0, 44, 2, 44, plastic(trim))
    .box(42, 50, 0, 40, 3, 46, plastic(trim))
  const pane = lit ? glow('#ffd98a', 1.5) : glass('#5ec8ff')
  for (const y of [6, 20])
    for (const x of [6, 18, 30, 84, 96, 108]) m.box(x, y, 41, 9, 9, 1, pane).box(x + 4, y, 41, 1, 9, 1, soft('#ffffff'))
  m.box(54, 0, 43, 16, 18, 1, soft(color.iris)).box(61.5, 0, 43, 1, 18, 1, soft(wall)).box(50, 18, 43, 24, 2, 3, plastic(color.coral))
  m.pipe(62, 40, 43, 6, 2, soft('#ffffff')).line(62, 40, 45, 62, 44, 45, soft(color.dark)).line(62, 40, 45, 65, 40, 45, soft(color.dark))
  const w = textWidth(words, 1)
  text(words, 1, (x, y) => m.set(62 - w / 2 + x, 24 + y, 44, plastic(color.iris)))
  stage.add(m, f, [62, 0, 23])
}

export function solarPanel(stage: Stage, f: Transform, w = 8, d = 6): void {
  const cell = material('#1f3fa8', { coat: 1, roughness: 0.06, jitter: 0.03, seam: 0.16 })
  const m = new Model(w * 2, 1, d * 2).box(0, 0, 0, w * 2, 1, d * 2, cell)
  for (let x = 0; x < w * 2; x += 5) m.box(x, 0, 0, 1, 1, d * 2, plastic('#cfd6f0'))
  stage.add(m, f.at(0, 1, 0, { tilt: 26, scale: 0.5 }))
  stage.add(new Model(1, 3, 1).box(0, 0, 0, 1, 3, 1, metal()), f.at(0, -1.4, -1))
}

export function turbine(stage: Stage, f: Transform, height = 60, phase = 20, blade = 26): void {
  stage.add(new Model(12, height * 2, 12).tube(6, 0, 6, 4.6, height * 2, plastic('#fbfbff'), 2.4), f.at(0, 0, 0, half))
  stage.add(new Model(10, 10, 20).round(0, 0, 0, 10, 10, 20, plastic('#ffffff'), 3), f.at(0, height, 0, half), [5, 5, 7])
  const n = blade * 2
  const wing = new Model(8, n, 2)
  for (let y = 0; y < n; y++)
    wing.box(2, y, 0, y < 6 ? 3 : 6.4 - (y / n) * 4.4, 1, 2, y > n - 9 ? plastic(color.coral) : plastic('#ffffff'))
  for (let i = 0; i < 3; i++) stage.add(wing, f.at(0, height, 6.6, { roll: phase + i * 120, scale: 0.5 }), [3.5, -2, 1])
}

/** A car with its front towards +z; 14 blocks long. */
export function car(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const m = new Model(18, 16, 32)
    .round(0, 3, 0, 18, 7, 32, plastic(hex), 2.5)
    .round(1, 8, 6, 16, 7, 18, glass('#253a80'), 3)
    .round(2, 13, 8, 14, 2, 14, plastic(hex), 1)
  for (const z of [7, 25]) m.fill((x, y, a) => ((x < 3 || x > 15) && Math.hypot(y - 3.5, a - z) < 3.6 ? soft('#2b2950') : undefined))
  m.box(2, 6, 31, 4, 2, 1, glow('#fff2c0', 2.4))
    .box(12, 6, 31, 4, 2, 1, glow('#fff2c0', 2.4))
    .box(2, 6, 0, 3, 2, 1, glow(color.red, 1.6))
    .box(13, 6, 0, 3, 2, 1, glow(color.red, 1.6))
  stage.add(m, f.at(0, 0, 0, half))
}

/** A school bus with its front towards +z; 32 blocks long. */
export function bus(stage: Stage, f: Transform, hex: Hex = color.yellow): void {
  const m = new Model(28, 36, 66)
    .round(0, 5, 0, 28, 29, 62, plastic(hex), 4)
    .round(1, 5, 56, 26, 15, 10, plastic(hex), 3)
    .box(0, 12, 2, 28, 1, 60, soft(color.dark))
  for (let z = 5; z < 54; z += 10) m.box(0, 18, z, 1, 9, 7, glass('#5ec8ff')).box(27, 18, z, 1, 9, 7, glass('#5ec8ff'))
  m.box(3, 18, 61, 22, 11, 1, glass('#5ec8ff'))
    .box(3, 9, 65, 4, 3, 1, glow('#fff2c0', 2.4))
    .box(21, 9, 65, 4, 3, 1, glow('#fff2c0', 2.4))
    .box(8, 30, 61, 12, 3, 1, soft(color.dark))
  for (const z of [13, 50])
    m.fill((x, y, a) => {
      const e = Math.hypot(y - 6, a - z)
      return (x < 4 || x > 24) && e < 6.4 ? (e < 2.6 ? metal() : soft('#2b2950')) : undefined
    })
  stage.add(m, f.at(0, 0, 0, half))
}

export function boat(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const m = new Model(24, 60, 52).fill((x, y, z) => {
    if (y > 11) return undefined
    const wide = (7 + y * 0.45) * Math.sqrt(Math.max(0, Math.min(1, (52 - z) / 20)))
    return Math.abs(x - 12) < wide && z > 8 - y * 0.6 ? (y > 8.6 ? soft('#ffffff') : plastic(hex)) : undefined
  })
  m.box(11, 11, 24, 2, 46, 2, soft(color.walnut))
  for (let y = 0; y < 40; y++)
    m.box(12, 15 + y, 26, 1, 1, 22 - y * 0.54, soft('#ffffff')).box(
      12,
      15 + y,
      22 - (13 - y * 0.32),
      1,
      1,
      Math.max(0, 13 - y * 0.32),
      soft(color.yellow),
    )
  stage.add(m, f.at(0, 0, 0, half))
}

/** A bridge along x with two towers. */
export function bridge(stage: Stage, f: Transform, length = 90, hex: Hex = color.coral): void {
  const m = new Model(length, 44, 16)
    .box(0, 10, 1, length, 2, 14, matte('#6a6f96'))
    .box(0, 12, 0, length, 2, 1, plastic(hex))
    .box(0, 12, 15, length, 2, 1, plastic(hex))
  for (const x of [Math.round(length * 0.25), Math.round(length * 0.75)])
    for (const z of [0, 14]) m.box(x - 2, 0, z, 4, 42, 2, plastic(hex)).box(x - 2, 34, 0, 4, 2, 16, plastic(hex))
  for (let x = 0; x < length; x++) {
    const t = Math.abs((((x / length - 0.25) * 2 + 4) % 1) - 0.5) * 2
    const y = 16 + t * t * 24
    for (const z of [0, 15]) {
      m.box(x, y, z, 1, 2, 1, plastic('#f7f7ff'))
      if (x % 4 === 0) m.box(x, 13, z, 1, y - 13, 1, soft('#f7f7ff'))
    }
  }
  stage.add(m, f)
}

export function streetLamp(stage: Stage, f: Transform, lit = 0): void {
  stage.add(
    new Model(14, 64, 10)
      .box(4, 0, 4, 2, 56, 2, metal('#54608c'))
      .box(4, 55, 4, 9, 2, 2, metal('#54608c'))
      .round(8, 51, 3, 6, 4, 4, lit ? glow('#ffe3a3', lit) : plastic('#ffffff'), 1),
    f.at(0, 0, 0, half),
    [5, 0, 5],
  )
}

/** A big wheel with cabins, facing +z, with its base at its origin. */
export function ferrisWheel(stage: Stage, f: Transform, r = 22, lit = 0): void {
  const n = r * 4 + 4
  const c = n / 2
  const [rim, steel] = [plastic(color.coral), plastic('#f6f6fa')]
  const lamp = lit ? glow('#ffd98a', lit) : steel
  const wheel = new Model(n, n, 3).fill((x, y, z) => {
    const d = Math.hypot(x - c, y - c)
    const a = (Math.atan2(y - c, x - c) / Math.PI) * 6
    if (d < r * 2 + 1 && d > r * 2 - 2) return Math.abs((a * 2) % 1) < 0.3 ? lamp : rim
    if (z < 1 || z > 2) return undefined
    return d < 5 || (d < r * 2 && Math.abs(a - Math.round(a)) * d < 1.8) || Math.abs(d - r * 1.2) < 0.8 ? steel : undefined
  })
  for (const z of [-2.5, 2.5]) stage.add(wheel, f.at(0, r + 6, z, half), [c, c, 1.5])
  const cabins = [color.yellow, color.sky, color.mint, color.violet, color.orange, color.pink] as const
  for (let i = 0; i < 12; i++) {
    const a = (i / 6) * Math.PI
    const cabin = new Model(10, 12, 12)
      .round(0, 0, 0, 10, 10, 12, plastic(pick(cabins, i)), 2)
      .box(1, 4, 0, 8, 4, 12, lit ? glow('#ffe3a3', lit * 0.6) : glass('#9fdcff'))
    stage.add(cabin, f.at(Math.cos(a) * r, r + 6 + Math.sin(a) * r, 0, half), [5, 11, 6])
  }
  const h = (r + 6) * 2
  const legs = new Model(r * 2, h + 2, 3)
    .line(2, 0, 0, r, h, 0, plastic(color.iris), 3)
    .line(r * 2 - 4, 0, 0, r, h, 0, plastic(color.iris), 3)
  for (const z of [-5, 5]) stage.add(legs, f.at(0, 0, z, half), [r, 0, 1.5])
  stage.add(new Model(r * 3, 2, 30).slab(0, 0, 0, r * 3, 2, 30, matte('#d9dbe8'), 6), f.at(0, 0, 0, half))
}

/** A strip of road along x, flat on the ground. */
export function road(stage: Stage, f: Transform, length: number, width = 11): void {
  const m = new Model(length * 2, 1, width * 2).box(0, 0, 0, length * 2, 1, width * 2, matte('#6a6f96', 0.02))
  for (let x = 3; x < length * 2 - 6; x += 12) m.box(x, 0, width - 0.5, 6, 1, 1, matte('#f6f6fa', 0))
  stage.add(m, f.at(0, -0.3, 0, half))
}
