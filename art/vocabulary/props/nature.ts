import { color, type Hex } from '../../core/color.ts'
import { glow, type Material, material, matte, plastic, smooth, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

const half = { scale: 0.5 }
const leaf = (hex: Hex) => material(hex, { coat: 0.08, jitter: 0.06, seam: 0.03 })
export const greens = {
  meadow: ['#5cc46a', '#79d67a', '#48b060'],
  mint: ['#2fb38a', '#55d0a4', '#27997a'],
  blossom: ['#ff9eb5', '#ffbccb', '#ff86a4'],
  autumn: ['#ff9a3d', '#ffb85c', '#f0803a'],
  night: ['#2f6f8f', '#3d86a0', '#285f80'],
} as const satisfies Record<string, readonly [Hex, Hex, Hex]>
export type Greens = keyof typeof greens

/** The standard tree: a smooth trunk and stacked rounded caps. */
export function tree(
  stage: Stage,
  f: Transform,
  o: { height?: number; r?: number; green?: Greens; caps?: number; fruit?: Hex } = {},
): void {
  const { height = 20, r = 12, green = 'meadow', caps = 3, fruit } = o
  const [a, b, c] = greens[green]
  const n = Math.ceil(r * 4.4)
  const top = (height + caps * r * 0.75) * 2 + 8
  const m = new Model(n, top, n).tube(n / 2, 0, n / 2, r * 0.36, height * 2 + 4, matte('#9a6a48', 0.08), r * 0.22)
  for (let i = 0; i < caps; i++) {
    const q = r * 2 * (1 - i * 0.24)
    const y = height * 2 + i * r * 1.3
    m.fill((x, h, z) => {
      const d = ((x - n / 2) / q) ** 2 + ((z - n / 2) / q) ** 2 + ((h - y) / (q * (h > y ? 0.86 : 0.3))) ** 2
      return d < 1 ? leaf(h > y + q * 0.5 ? b : h < y ? c : a) : undefined
    })
  }
  if (fruit) {
    const rand = seededRandom(7)
    for (let i = 0; i < 14; i++) {
      const [u, v] = [rand() * 6.28, 0.2 + rand() * 0.5]
      m.ball(
        n / 2 + Math.cos(u) * r * 1.9 * Math.cos(v),
        height * 2 + Math.sin(v) * r * 1.6,
        n / 2 + Math.sin(u) * r * 1.9 * Math.cos(v),
        2,
        2,
        2,
        plastic(fruit),
      )
    }
  }
  stage.add(m, f.at(0, 0, 0, half))
}

/** A tall narrow tree: tiers of cones. */
export function fir(stage: Stage, f: Transform, height = 40, green: Greens = 'mint'): void {
  const [a, b] = greens[green]
  const r = height * 0.26
  const n = Math.ceil(r * 4 + 4)
  const m = new Model(n, height * 2, n).tube(n / 2, 0, n / 2, r * 0.3, height * 0.5, matte('#8a5f42', 0.08))
  for (let i = 0; i < 4; i++)
    m.tube(n / 2, height * (0.34 + i * 0.38), n / 2, r * 2 * (1 - i * 0.2), height * 0.56, leaf(i % 2 ? b : a), r * (0.9 - i * 0.28))
  stage.add(m, f.at(0, 0, 0, half))
}

export function palm(stage: Stage, f: Transform, height = 36): void {
  const n = 76
  const m = new Model(n, height * 2 + 22, n)
  for (let y = 0; y < height * 2; y++)
    m.ball(n / 2 + Math.sin(y * 0.02) * 7, y, n / 2, 3.4 - y * 0.016, 1.4, 3.4 - y * 0.016, matte(y % 8 < 4 ? '#b98a5c' : '#a87a4e'))
  const cx = n / 2 + Math.sin(height * 0.04) * 7
  for (let i = 0; i < 8; i++)
    for (let t = 0; t < 1; t += 0.02) {
      const [a, w] = [i * 0.785, Math.sin(t * 3) * 3.4 + 0.8]
      m.ball(
        cx + Math.cos(a) * t * 30,
        height * 2 + 6 + Math.sin(t * 3.2) * 8 - t * t * 14,
        n / 2 + Math.sin(a) * t * 30,
        w,
        1,
        w,
        leaf(i % 2 ? '#48b060' : '#5cc46a'),
      )
    }
  stage.add(m, f.at(0, 0, 0, half))
}

export function bush(stage: Stage, f: Transform, r = 7, green: Greens = 'meadow', flowers?: Hex): void {
  const [a, b] = greens[green]
  const n = r * 5
  const m = new Model(n, r * 3, n)
  for (const [x, z, q] of [
    [0, 0, 1],
    [-0.7, 0.2, 0.7],
    [0.7, 0.1, 0.75],
    [0.1, 0.6, 0.65],
  ] as const)
    m.ball(n / 2 + x * r * 1.6, q * r * 0.7, n / 2 + z * r * 1.6, q * r * 1.5, q * r * 1.6, q * r * 1.5, (_x, y) =>
      leaf(y > r * 1.3 ? b : a),
    )
  if (flowers)
    for (let i = 0; i < 9; i++)
      m.ball(
        n / 2 + Math.cos(i * 2.4) * r * 1.3,
        r * (0.9 + (i % 3) * 0.5),
        n / 2 + Math.sin(i * 2.4) * r * 1.3,
        1.5,
        1.5,
        1.5,
        soft(flowers),
      )
  stage.add(m, f.at(0, 0, 0, half))
}

export function flower(stage: Stage, f: Transform, hex: Hex = color.coral, height = 6): void {
  const h = height * 2
  const m = new Model(11, h + 8, 11).box(5, 0, 5, 1, h, 1, leaf('#48b060')).ball(3, h * 0.4, 5.5, 2.4, 1, 1.4, leaf('#5cc46a'))
  for (const [x, z] of [
    [2, 5],
    [8, 5],
    [5, 2],
    [5, 8],
  ] as const)
    m.ball(x + 0.5, h + 2, z + 0.5, 2.4, 1.6, 2.4, soft(hex))
  stage.add(m.ball(5.5, h + 3, 5.5, 2, 2, 2, soft(color.yellow)), f.at(0, 0, 0, half))
}

export function tuft(stage: Stage, f: Transform, hex: Hex = '#5cb85c'): void {
  const m = new Model(8, 8, 8).line(4, 0, 4, 1, 6, 3, leaf(hex)).line(4, 0, 4, 6, 7, 5, leaf(hex)).line(4, 0, 3, 4, 5, 6, leaf(hex))
  stage.add(m, f.at(0, 0, 0, half))
}

export function rock(stage: Stage, f: Transform, r = 7, hex: Hex = '#a7a9c0', seed = 1): void {
  const rand = seededRandom(seed)
  const n = r * 4
  const m = new Model(n, r * 3, n)
  for (let i = 0; i < 4; i++)
    m.ball(
      n / 2 + (rand() - 0.5) * r,
      r * 0.5 + rand() * r * 0.4,
      n / 2 + (rand() - 0.5) * r,
      r * (0.9 + rand() * 0.5),
      r * (0.7 + rand() * 0.5),
      r * (0.9 + rand() * 0.5),
      matte(hex, 0.04),
    )
  stage.add(m, f.at(0, 0, 0, half))
}

/** A flat-bottomed cloud, 60 blocks wide at scale 1. */
export function cloud(stage: Stage, f: Transform, seed = 1, scale = 1, hex: Hex = '#ffffff'): void {
  const r = seededRandom(seed * 97 + 3)
  const m = new Model(120, 44, 60)
  for (let i = 0; i < 10; i++) m.ball(26 + r() * 68, 12 + r() * 6, 22 + r() * 16, 13 + r() * 12, 10 + r() * 12, 12 + r() * 8, smooth(hex))
  m.box(0, 0, 0, 120, 7, 60, 0)
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }), [60, 16, 30])
}

export function star(stage: Stage, f: Transform, scale = 1, hex: Hex = color.yellow, power = 1.1): void {
  const n = 26
  const m = new Model(n, n, 6).fill((x, y, z) => {
    const [a, d] = [Math.atan2(x - 13, y - 13), Math.hypot(x - 13, y - 13)]
    const part = (a / (Math.PI * 2)) * 5
    const fromTip = Math.abs(part - Math.round(part)) * 2
    return d < 5.8 + 7.2 * (1 - fromTip) ** 1.4 && Math.abs(z - 3) < 3.2 - d * 0.14 ? glow(hex, power) : undefined
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }), [13, 13, 3])
}

export function moon(stage: Stage, f: Transform, r = 14, power = 1.8): void {
  const n = r * 4
  const pits = [
    [0.3, 0.4, 0.22],
    [-0.35, 0.1, 0.17],
    [0.1, -0.4, 0.26],
    [-0.3, -0.5, 0.12],
    [0.5, -0.1, 0.12],
  ] as const
  const m = new Model(n, n, n).ball(n / 2, n / 2, n / 2, r * 2, r * 2, r * 2, (x, y) => {
    const [a, b] = [(x + 0.5 - n / 2) / (r * 2), (y + 0.5 - n / 2) / (r * 2)]
    return glow(pits.some(([px, py, q]) => Math.hypot(a - px, b - py) < q) ? '#f2dca0' : '#fff3cf', power)
  })
  stage.add(m, f.at(0, 0, 0, half), [n / 2, n / 2, n / 2])
}

export interface GroundOptions {
  width?: number
  depth?: number
  /** Two tones of the plates. */
  top?: readonly [Hex, Hex]
  /** Layers of soil that are visible at the edge, from the top. */
  strata?: readonly Hex[]
  /** Side of a plate in blocks; 0 for no plates. */
  plate?: number
  studs?: boolean
  round?: number
  /** Extra height in blocks at a position relative to the middle. */
  height?: (x: number, z: number) => number
  path?: (x: number, z: number) => Hex | undefined
  scale?: number
}

/** The standard ground: studded plates above layers of soil. Its surface is at y = 0 of its transform. */
export function ground(stage: Stage, f: Transform, o: GroundOptions = {}): void {
  const {
    width = 240,
    depth = 160,
    top = ['#9bdc6a', '#8dd160'],
    strata = ['#6bb052', '#e0b070', '#c98f57', '#a9744c'],
    plate = 8,
    studs = true,
    round = 14,
    height = () => 0,
    path,
    scale = 1,
  } = o
  const layers = strata.map((hex) => matte(hex, 0.03))
  const tops = top.map((hex) => material(hex, { coat: 0.15, roughness: 0.5, jitter: 0.015, seam: 0.02 })) as [Material, Material]
  const rise = (x: number, z: number) => Math.max(0, Math.round(height(x - width / 2, z - depth / 2)))
  let most = 0
  for (let z = 0; z < depth; z += 2) for (let x = 0; x < width; x += 2) most = Math.max(most, rise(x, z))
  const deep = strata.length * 2
  const m = new Model(width, deep + most + 2, depth)
  const mask = new Model(width, 1, depth).slab(0, 0, 0, width, 1, depth, 1, round)
  for (let z = 0; z < depth; z++)
    for (let x = 0; x < width; x++) {
      if (!mask.get(x, 0, z)) continue
      const y = deep + rise(x, z)
      for (let k = Math.max(0, y - deep - most); k < y; k++)
        m.set(x, k, z, layers[Math.min(layers.length - 1, Math.floor((y - 1 - k) / 2))] ?? tops[0])
      const way = path?.(x - width / 2, z - depth / 2)
      const tone = plate ? pick(tops, Math.floor(x / plate) + Math.floor(z / plate)) : tops[0]
      m.set(x, y - 1, z, way ? matte(way, 0.03) : tone)
      const [px, pz] = [Math.floor(x / plate), Math.floor(z / plate)]
      if (!studs || !plate || way || px % 2 || (pz + px / 2) % 2 || rise(x - 2, z) !== rise(x + 2, z)) continue
      if (Math.hypot((x % plate) + 0.5 - plate / 2, (z % plate) + 0.5 - plate / 2) < plate * 0.24) m.set(x, y, z, tone)
    }
  stage.add(m, f.at(0, 0, 0, { scale }), [width / 2, deep, depth / 2])
}
