import { color, type Hex } from '../../core/color.ts'
import { glow, material, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

/** A circuit board, `width` by `depth` blocks: chips, gold traces, glowing lamps. */
export function circuitBoard(
  stage: Stage,
  f: Transform,
  o: { width?: number; depth?: number; color?: Hex; seed?: number; power?: number } = {},
): void {
  const { width = 24, depth = 16, color: hex = '#1c9c6b', seed = 3, power = 3 } = o
  const [w, d] = [width * 2, depth * 2]
  const r = seededRandom(seed)
  const m = new Model(w, 8, d).slab(0, 0, 0, w, 2, d, plastic(hex), 2)
  const trace = material('#ffd45e', { coat: 0.8, roughness: 0.2, jitter: 0, seam: 0 })
  for (let i = 0; i < w / 3; i++) {
    const [x, z] = [2 + Math.floor(r() * (w - 4)), 2 + Math.floor(r() * (d - 4))]
    const n = 4 + Math.floor(r() * 12)
    if (i % 2) m.box(x, 1, z, Math.min(n, w - 2 - x), 1, 1, trace)
    else m.box(x, 1, z, 1, 1, Math.min(n, d - 2 - z), trace)
  }
  const chip = (x: number, z: number, a: number, b: number) => {
    m.box(x - 1, 2, z + 1, a + 2, 1, b - 2, metal())
      .box(x + 1, 2, z - 1, a - 2, 1, b + 2, metal())
      .box(x, 2, z, a, 3, b, soft('#22264d'))
      .box(x + 1, 4, z + 1, 2, 1, 1, soft('#ffffff'))
  }
  chip(Math.floor(w * 0.38), Math.floor(d * 0.34), 12, 12)
  if (w > 36) chip(5, Math.floor(d * 0.55), 8, 6)
  m.box(w - 9, 2, 4, 9, 5, 8, metal('#cfd6f0')).box(w - 9, 2, d - 12, 9, 5, 8, metal('#cfd6f0'))
  for (let i = 0; i < 6; i++)
    m.box(4 + i * Math.floor((w - 14) / 6), 2, d - 4, 2, 3, 2, glow(pick([color.coral, color.yellow, color.mint, color.sky], i), power))
  for (const [x, z] of [
    [6, 5],
    [12, 5],
  ] as const)
    m.tube(x, 2, z, 2.4, 6, plastic(color.iris))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A breadboard with wires and lamps. */
export function breadboard(stage: Stage, f: Transform, seed = 2, power = 4): void {
  const r = seededRandom(seed)
  const m = new Model(48, 22, 22)
    .slab(0, 0, 0, 48, 3, 22, plastic('#fbfbff'), 1)
    .box(0, 2, 10, 48, 1, 2, soft('#d7daeb'))
    .box(0, 2, 1, 48, 1, 1, soft(color.coral))
    .box(0, 2, 20, 48, 1, 1, soft(color.sky))
  for (let x = 2; x < 47; x += 2) for (const z of [4, 6, 8, 13, 15, 17]) m.set(x, 2, z, soft('#9aa3c7'))
  for (let i = 0; i < 6; i++) {
    const [x0, x1, z] = [4 + r() * 38, 4 + r() * 38, r() < 0.5 ? 5 : 16]
    const c = plastic(pick([color.coral, color.yellow, color.mint, color.violet, color.sky], i))
    for (let t = 0; t <= 1; t += 0.02)
      m.set(x0 + (x1 - x0) * t, 3 + Math.sin(t * Math.PI) * (4 + i), z + (11 - z) * Math.sin(t * Math.PI) * 0.6, c)
  }
  for (const [i, c] of [color.coral, color.yellow, color.mint].entries())
    m.box(11 + i * 12, 3, 11, 1, 5, 1, metal()).round(9 + i * 12, 7, 9, 5, 7, 5, glow(c, power), 1.5)
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

export function battery(stage: Stage, f: Transform, hex: Hex = color.mint): void {
  stage.add(
    new Model(16, 30, 16)
      .tube(8, 0, 8, 7.4, 26, plastic(color.dark))
      .tube(8, 18, 8, 7.6, 8, plastic(hex))
      .tube(8, 26, 8, 3, 3, metal())
      .sprite(5, 5, 15, ['..##.', '.##..', '#####', '..##.', '.##..', '.#...'], { '#': glow(color.yellow, 1.5) }),
    f.at(0, 0, 0, { scale: 0.5 }),
  )
}

/** A 3D printer at work on a small object of the given colour. */
export function printer3d(stage: Stage, f: Transform, hex: Hex = color.coral, shape: 'rocket' | 'star' = 'rocket'): void {
  const [k, w] = [plastic('#3a3870'), plastic('#f5f6ff')]
  const m = new Model(52, 60, 48)
    .round(0, 0, 0, 52, 10, 48, w, 2)
    .slab(8, 12, 8, 36, 2, 32, soft('#22264d'), 1)
    .box(20, 10, 20, 12, 2, 8, k)
    .box(3, 10, 3, 3, 46, 3, k)
    .box(46, 10, 3, 3, 46, 3, k)
    .round(0, 54, 0, 52, 6, 12, w, 2)
    .box(4, 38, 6, 44, 3, 4, k)
  m.round(20, 32, 6, 12, 14, 12, w, 2)
    .tube(26, 28, 14, 2.5, 5, metal(color.yellow), 2)
    .box(23, 38, 17, 6, 3, 1, glow(color.mint, 2.5))
    .box(6, 3, 47, 14, 5, 1, glow(color.sky, 1.5))
    .tube(40, 4, 47, 3, 2, plastic(hex))
  if (shape === 'rocket')
    m.tube(26, 14, 14, 6, 8, plastic(hex)).tube(26, 22, 14, 6, 7, plastic(hex), 2).box(16, 14, 13, 20, 5, 2, plastic(color.iris))
  else for (let i = 0; i < 5; i++) m.line(26, 20, 14, 26 + Math.sin(i * 1.257) * 7, 20 + Math.cos(i * 1.257) * 7, 14, plastic(hex), 4)
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
  const spool = new Model(20, 20, 8).fill((x, y, z) => {
    const d = Math.hypot(x - 10, y - 10)
    return d < 10 && d > 3 ? (z < 1.5 || z > 6.5 ? k : d < 8.4 ? plastic(hex) : undefined) : undefined
  })
  stage.add(spool, f.at(0, 24, -14, { scale: 0.5 }))
}

/** A toolbox and a few tools on a wall or a table. */
export function toolbox(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const m = new Model(36, 24, 18)
    .round(0, 0, 0, 36, 12, 18, plastic(hex), 1.5)
    .round(0, 11, 0, 36, 5, 18, plastic(color.dark), 1.5)
    .box(15, 9, 17, 6, 5, 1, metal(color.yellow))
    .box(10, 16, 8, 2, 6, 2, metal())
    .box(24, 16, 8, 2, 6, 2, metal())
    .box(10, 21, 8, 16, 2, 2, plastic(hex))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A board of hanging tools, for workshop walls. */
export function toolWall(stage: Stage, f: Transform, w = 60, h = 30): void {
  const m = new Model(w, h, 3).box(0, 0, 0, w, h, 1, soft('#f0d2a2'))
  for (let y = 2; y < h; y += 4) for (let x = 2; x < w; x += 4) m.set(x, y, 0, soft('#d9b37c'))
  const [a, b] = [metal('#b9c0d8'), plastic(color.coral)]
  m.box(6, 8, 1, 2, 16, 1, a).box(3, 22, 1, 8, 3, 2, a).box(6, 5, 1, 2, 8, 2, b)
  m.box(18, 14, 1, 2, 12, 1, a).box(17, 6, 1, 4, 9, 2, plastic(color.yellow))
  m.box(28, 6, 1, 12, 10, 1, a).box(28, 15, 1, 12, 3, 2, plastic(color.mint))
  m.line(48, 8, 1, 54, 24, 1, a, 2)
    .line(54, 8, 1, 48, 24, 1, a, 2)
    .box(46, 5, 1, 3, 6, 2, plastic(color.sky))
    .box(53, 5, 1, 3, 6, 2, plastic(color.sky))
  stage.add(m, f, [w / 2, 0, 0])
}
