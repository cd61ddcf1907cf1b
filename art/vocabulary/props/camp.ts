import { blend, color, type Hex } from '../../core/color.ts'
import { glow, material, matte, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform, type Vec } from '../../core/transform.ts'
import { text, textWidth } from '../text.ts'

const half = { scale: 0.5 }

/** A tent with its door towards +z, `size` blocks wide; without `front` its inside is visible. */
export function tent(stage: Stage, f: Transform, hex: Hex = color.coral, stripe: Hex = color.cream, size = 40, front = true): void {
  const n = size
  const h = Math.round(n * 0.66)
  const [a, b] = [soft(hex), soft(stripe)]
  const m = new Model(n, h + 2, n).fill((x, y, z) => {
    const edge = (n / 2) * (1 - y / h) ** 0.85
    const off = Math.abs(x - n / 2)
    if (y > h || off > edge) return undefined
    const paint = Math.floor(z / 4) % 2 ? a : b
    if (off > edge - 2) return paint
    if (front && z > n - 2) return off < (edge - 5) * 0.55 && y < h - 8 ? undefined : a
    return z < 2 ? a : y < 1 ? soft('#6a4f9c') : undefined
  })
  stage.add(m, f)
}

export function campfire(stage: Stage, f: Transform, power = 4): void {
  const m = new Model(40, 40, 40)
  for (let i = 0; i < 9; i++)
    m.ball(20 + Math.cos(i * 0.7) * 15, 2, 20 + Math.sin(i * 0.7) * 15, 4, 3.4, 4, matte(i % 2 ? '#8d8fa8' : '#a7a9c0', 0.08))
  for (const a of [0.3, 1.3, 2.4])
    m.line(20 - Math.cos(a) * 11, 2, 20 - Math.sin(a) * 11, 20 + Math.cos(a) * 8, 9, 20 + Math.sin(a) * 8, matte('#7a4d2e', 0.12), 4)
  m.tube(20, 5, 20, 8, 12, glow('#ff6a1f', power * 0.7), 5)
    .tube(20, 8, 20, 6, 18, glow('#ffa02e', power), 1)
    .tube(20, 6, 20, 4, 14, glow('#ffe08a', power * 1.2), 1)
    .tube(15, 8, 18, 3, 14, glow('#ff8a2e', power * 0.8), 0.6)
    .tube(25, 8, 22, 3, 11, glow('#ff8a2e', power * 0.8), 0.6)
  stage.add(m, f.at(0, 0, 0, half))
}

export function log(stage: Stage, f: Transform, length = 26): void {
  stage.add(
    new Model(14, 14, length * 2)
      .pipe(7, 7, 0, 7, length * 2, matte('#9a6540', 0.12))
      .pipe(7, 7, 0, 5.6, 1, matte('#e6bf8c'))
      .pipe(7, 7, length * 2 - 1, 5.6, 1, matte('#e6bf8c')),
    f.at(0, 0, 0, { turn: 90, scale: 0.5 }),
  )
}

/** On a back at `body.back`, or standing on its own. */
export function backpack(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const m = new Model(20, 24, 14)
    .round(0, 0, 2, 20, 22, 10, soft(hex), 4)
    .round(3, 2, 0, 14, 10, 4, soft(color.yellow), 2)
    .box(8, 21, 6, 4, 3, 2, soft(color.dark))
    .box(9, 8, 0, 2, 2, 1, metal())
  stage.add(m, f.at(0, 0, 0, half), [10, 8, 12])
}

export function lantern(stage: Stage, f: Transform, power = 4, hex: Hex = color.coral): void {
  const m = new Model(16, 28, 16)
    .tube(8, 0, 8, 7, 4, plastic(hex))
    .tube(8, 4, 8, 5, 12, glow('#ffd88a', power))
    .tube(8, 16, 8, 7, 4, plastic(hex), 3)
  for (const [x, z] of [
    [2, 8],
    [13, 8],
    [8, 2],
    [8, 13],
  ] as const)
    m.box(x, 4, z, 1, 12, 1, metal())
  m.fill((x, y, z) => (z > 7 && z < 9 && Math.abs(Math.hypot(x - 8, y - 20) - 6) < 0.8 && y > 20 ? metal() : undefined))
  stage.add(m, f.at(0, 0, 0, half))
}

/** Flags on a string between two points in world coordinates. */
export function bunting(stage: Stage, a: Vec, b: Vec, o: { flags?: number; sag?: number; colors?: readonly [Hex, ...Hex[]] } = {}): void {
  const { flags = 10, sag = 8, colors = [color.coral, color.yellow, color.mint, color.sky, color.violet] } = o
  const cloth = (hex: Hex) => {
    const m = new Model(10, 12, 1)
    for (let y = 0; y < 12; y++) m.box(5 - Math.ceil(y * 0.42), y, 0, Math.ceil(y * 0.42) * 2, 1, 1, soft(hex))
    return m
  }
  const cloths = colors.map(cloth)
  const bead = new Model(2, 1, 1).box(0, 0, 0, 2, 1, 1, soft('#ffffff'))
  const turn = (-Math.atan2(b[2] - a[2], b[0] - a[0]) * 180) / Math.PI
  const n = flags * 4
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const [x, y, z] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t), a[2] + (b[2] - a[2]) * t]
    const wide = Math.hypot(b[0] - a[0], b[2] - a[2]) / n
    stage.add(bead, at(x, y, z, { turn, scale: Math.max(0.5, wide / 2) }), [1, 0.5, 0.5])
    const flag = cloths[Math.floor(i / 4) % cloths.length]
    if (i % 4 === 2 && flag) stage.add(flag, at(x, y, z, { turn, tilt: ((i * 37) % 17) - 8, scale: 0.5 }), [5, 12, 0.5])
  }
}

export function flagpole(stage: Stage, f: Transform, height = 56, hex: Hex = color.white): void {
  stage.add(
    new Model(4, height * 2, 4).tube(2, 0, 2, 1.6, height * 2 - 3, plastic(hex)).ball(2, height * 2 - 2, 2, 2, 2, 2, metal(color.yellow)),
    f.at(0, 0, 0, half),
  )
}

export function signpost(stage: Stage, f: Transform, signs: readonly { words: string; color: Hex; way?: 'left' | 'right' }[]): void {
  const h = 24 + signs.length * 14
  stage.add(new Model(6, h * 2, 6).round(0, 0, 0, 6, h * 2, 6, soft(color.walnut), 1.5), f.at(0, 0, 0, half))
  signs.forEach(({ words, color: hex, way = i2(words) }, i) => {
    const w = textWidth(words, 2) + 22
    const m = new Model(w, 22, 5).box(way === 'left' ? 8 : 0, 0, 0, w - 8, 22, 4, plastic(hex))
    for (let y = 0; y < 22; y++) {
      const p = 8 - Math.abs(y - 10.5) * 0.75
      m.box(way === 'left' ? 8 - p : w - 8, y, 0, p, 1, 4, plastic(hex))
    }
    text(words, 2, (x, y) => m.set(x + (way === 'left' ? 14 : 8), y + 4, 4, soft('#ffffff')))
    stage.add(m, f.at(way === 'left' ? -2 : 2, h - 10 - i * 14, 2, { turn: way === 'left' ? 8 : -8, scale: 0.5 }), [w / 2, 11, 2])
  })
}
const i2 = (words: string): 'left' | 'right' => (words.length % 2 ? 'left' : 'right')

export function ball(stage: Stage, f: Transform, r = 4): void {
  const n = r * 4
  stage.add(
    new Model(n, n, n).ball(n / 2, n / 2, n / 2, r * 2, r * 2, r * 2, (x, y, z) => {
      const patch = Math.sin((x * 5) / r) * Math.sin((y * 5) / r) * Math.sin((z * 5) / r + 1)
      return plastic(patch > 0.3 ? color.dark : '#ffffff')
    }),
    f.at(0, 0, 0, half),
  )
}

export function trophy(stage: Stage, f: Transform, scale = 1): void {
  const gold = metal('#ffc72e')
  const m = new Model(40, 46, 24)
    .tube(20, 0, 12, 9, 5, plastic(color.dark))
    .tube(20, 5, 12, 6, 3, gold, 3)
    .tube(20, 8, 12, 2.4, 8, gold)
    .tube(20, 16, 12, 4, 26, gold, 11.5)
    .tube(20, 30, 12, 8, 14, plastic('#c98a12'), 10)
  m.fill((x, y, z, now) => {
    const d = Math.hypot(Math.abs(x - 20) - 12, y - 31)
    return !now && Math.abs(z - 12) < 1.6 && d < 7 && d > 4.4 ? gold : undefined
  })
  m.sprite(17, 24, 20, ['...#...', '..###..', '#######', '.#####.', '.##.##.'], { '#': soft('#ffffff') })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }))
}

/** A podium for three; the winners stand at y = 14, 10 and 7. */
export function podium(stage: Stage, f: Transform): void {
  const places = [
    [0, 14, '1', color.yellow],
    [-20, 10, '2', color.sky],
    [20, 7, '3', color.coral],
  ] as const
  for (const [x, h, n, hex] of places) {
    const m = new Model(40, h * 2, 36).round(0, 0, 0, 40, h * 2, 36, plastic(hex), 1)
    text(n, 1, (a, b) => m.box(18 + a, h - 4 + b, 35, 1, 1, 1, soft('#ffffff')))
    stage.add(m, f.at(x, 0, 0, half))
  }
}

export function pizza(stage: Stage, f: Transform): void {
  const m = new Model(40, 5, 40)
    .tube(20, 0, 20, 20, 2, material('#e0a558', { coat: 0.1, jitter: 0.1 }))
    .tube(20, 2, 20, 20, 2, material('#d98f45', { coat: 0.1, jitter: 0.1 }))
    .tube(20, 2, 20, 17, 2, soft('#ffd45e'))
  for (let i = 0; i < 12; i++)
    m.tube(20 + Math.cos(i * 2.4) * (4 + i), 3, 20 + Math.sin(i * 2.4) * (4 + i), 2.4, 2, soft(i % 3 ? color.red : color.moss))
  stage.add(m, f.at(0, 0, 0, half))
}

export function cake(stage: Stage, f: Transform, hex: Hex = color.pink): void {
  const m = new Model(32, 40, 32)
    .tube(16, 0, 16, 15, 3, plastic('#ffffff'))
    .tube(16, 3, 16, 13, 8, soft('#f0c890'))
    .tube(16, 8, 16, 13.4, 6, soft(hex))
    .tube(16, 14, 16, 9, 7, soft('#fffaf2'))
    .tube(16, 19, 16, 9.4, 3, soft(hex))
  for (let i = 0; i < 5; i++)
    m.box(
      15 + Math.cos(i * 1.257) * 6,
      22,
      15 + Math.sin(i * 1.257) * 6,
      2,
      6,
      2,
      plastic(pick([color.sky, color.yellow, color.mint], i)),
    ).box(15 + Math.cos(i * 1.257) * 6, 28, 15 + Math.sin(i * 1.257) * 6, 2, 3, 2, glow('#ffb02e', 4))
  stage.add(m, f.at(0, 0, 0, half))
}

export function kite(stage: Stage, f: Transform, hex: Hex = color.coral, second: Hex = color.yellow): void {
  const m = new Model(32, 64, 2).fill((x, y) =>
    Math.abs(x - 16) / 16 + Math.abs(y - 44) / (y > 44 ? 18 : 26) < 1 ? soft(x < 16 === y < 44 ? hex : second) : undefined,
  )
  for (let y = 0; y < 20; y += 1) m.set(16 + Math.sin(y * 0.5) * 4, 19 - y, 0, soft('#ffffff'))
  stage.add(m, f.at(0, 0, 0, half), [16, 44, 1])
}

/** A cloth with a picture of dots that hangs from its origin; one dot is one block times `scale`. */
export function banner(
  stage: Stage,
  f: Transform,
  rows: readonly string[],
  key: Readonly<Record<string, Hex>>,
  back: Hex,
  scale = 1,
): void {
  const [w, h] = [(rows[0]?.length ?? 0) + 6, rows.length + 6]
  const paints = Object.fromEntries(Object.entries(key).map(([k, hex]) => [k, soft(hex)]))
  const m = new Model(w, h, 2).box(0, 0, 0, w, h, 2, soft(back)).sprite(3, 3, 1, rows, paints)
  stage.add(m, f.at(0, 0, 0, { scale }), [w / 2, h, 1])
}

/** A checked picnic blanket. */
export function blanket(stage: Stage, f: Transform, hex: Hex = color.coral, width = 50, depth = 34): void {
  const [a, b, c] = [soft(hex), soft('#ffffff'), soft(blend(hex, '#ffffff', 0.5))]
  const m = new Model(width, 1, depth).box(0, 0, 0, width, 1, depth, (x, _y, z) => {
    const [i, j] = [Math.floor(x / 4) % 2, Math.floor(z / 4) % 2]
    return i && j ? a : i || j ? c : b
  })
  stage.add(m, f.at(0, 0, 0), [width / 2, 0.6, depth / 2])
}

/** A sandwich on its plate. */
export function sandwich(stage: Stage, f: Transform): void {
  const m = new Model(22, 12, 22).tube(11, 0, 11, 11, 1, plastic('#ffffff')).round(4, 1, 4, 14, 3, 14, soft('#e6b36a'), 1)
  m.box(3, 4, 3, 16, 1, 16, soft(color.grass)).box(4, 5, 4, 14, 1, 14, soft(color.red)).round(4, 6, 4, 14, 4, 14, soft('#e6b36a'), 1.5)
  stage.add(m, f.at(0, 0, 0, half))
}

export function bottle(stage: Stage, f: Transform, hex: Hex = color.sky): void {
  stage.add(
    new Model(10, 24, 10)
      .tube(5, 0, 5, 4.4, 15, plastic(hex))
      .tube(5, 15, 5, 4.4, 4, plastic(hex), 2)
      .tube(5, 19, 5, 2, 4, plastic('#ffffff')),
    f.at(0, 0, 0, half),
  )
}
