import { color, type Hex } from '../../core/color.ts'
import { glass, glow, material, metal, plastic, smooth, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

/** A quadcopter hovering at its origin, with its camera towards +z; about 24 blocks wide. */
export function drone(stage: Stage, f: Transform, hex: Hex = color.coral, led: Hex = color.mint): void {
  const m = new Model(60, 22, 60)
  const [c, k, w] = [plastic(hex), plastic(color.dark), plastic('#f2f3fb')]
  for (const [x, z] of [
    [11, 11],
    [49, 11],
    [11, 49],
    [49, 49],
  ] as const) {
    m.line(30, 9, 30, x, 9, z, k, 3)
    m.tube(x, 6, z, 2.6, 7, c)
    m.fill((a, b, d) => {
      const r = Math.hypot(a - x, d - z)
      if (r > 9 && r < 10.8 && b > 9 && b < 13) return c
      const blade = Math.abs(Math.sin(Math.atan2(d - z, a - x) * 1 + x)) < 0.24
      return r < 8.6 && blade && b > 13 && b < 14 ? w : undefined
    })
  }
  m.round(19, 6, 17, 22, 9, 26, w, 3)
    .round(22, 13, 21, 16, 5, 18, c, 2.5)
    .round(24, 1, 36, 12, 9, 8, k, 2.5)
    .pipe(30, 5.5, 43, 2.6, 3, glass('#3850c0'))
  m.box(21, 9, 42, 4, 2, 1, glow(led, 4)).box(35, 9, 42, 4, 2, 1, glow(led, 4))
  for (const x of [20, 38]) m.box(x, 0, 18, 2, 7, 2, k).box(x, 0, 40, 2, 7, 2, k).box(x, 0, 16, 2, 1, 28, k)
  stage.add(m, f.at(0, 0, 0, { scale: 0.4 }), [30, 9, 30])
}

/** A hoop to fly through. */
export function hoop(stage: Stage, f: Transform, r = 16, hex: Hex = color.yellow, power = 0.8): void {
  const n = r * 2 + 4
  const m = new Model(n, n, 4).fill((x, y, z) => {
    const d = Math.hypot(x - n / 2, y - n / 2)
    if (d > r + 1.5 || d < r - 1.5) return undefined
    const part = Math.floor((Math.atan2(y - n / 2, x - n / 2) + 3.15) / 0.52) % 2
    return part ? plastic('#ffffff') : z > 1 && z < 3 && power ? glow(hex, power) : plastic(hex)
  })
  stage.add(m, f, [n / 2, n / 2, 2])
}

/** A rocket 74 blocks tall; `flames` for a rocket in flight. */
export function rocket(stage: Stage, f: Transform, o: { color?: Hex; second?: Hex; flames?: boolean } = {}): void {
  const { color: hex = color.coral, second = color.iris, flames = false } = o
  const [w, c, c2] = [plastic('#f7f7ff'), plastic(hex), plastic(second)]
  const m = new Model(54, 148, 54)
  const shape = (y: number) =>
    y < 36 ? 12 + (y - 16) * 0.2 : y < 84 ? 16 : y < 128 ? 16 * Math.sqrt(Math.max(0, 1 - ((y - 84) / 46) ** 2)) : 0
  m.fill((x, y, z) => {
    const r = Math.hypot(x - 27, z - 27)
    if (y < 16) return y > 8 && r < 7 + (16 - y) * 0.3 ? metal('#8a91b8') : undefined
    const edge = shape(y)
    if (r > edge + (y > 34 && y < 38 ? 0.8 : 0)) return undefined
    const window = Math.hypot(x - 27, y - 72)
    if (z > 34 && window < 9) return window > 6.4 ? c2 : glass('#5ec8ff')
    if (y > 100 || (y > 34 && y < 38)) return c
    return y > 92 && y < 96 ? c2 : w
  })
  for (const [dx, dz] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    for (let y = 0; y < 42; y++) {
      const far = y < 10 ? 24 : 24 - (y - 10) * 0.42
      for (let r = 10; r < far; r++)
        for (let t = -1.5; t <= 1.5; t++)
          if (y > (24 - r) * -0.2 + (r > 20 ? 0 : (20 - r) * 0.9)) m.set(27 + dx * r + (dz ? t : 0), y, 27 + dz * r + (dx ? t : 0), c)
    }
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [27, 0, 27])
  if (!flames) return
  const fire = new Model(28, 50, 28)
    .tube(14, 0, 14, 1, 30, glow('#ff8a2e', 2.6), 9)
    .tube(14, 14, 14, 2, 34, glow('#ffd45e', 3.4), 7)
    .tube(14, 26, 14, 1.5, 24, glow('#fff6d0', 4), 4.5)
  stage.add(fire, f.at(0, 5, 0, { scale: 0.5 }), [14, 48, 14])
}

/** A cloud of smoke around a launch. */
export function smoke(stage: Stage, f: Transform, o: { count?: number; spread?: number; seed?: number; color?: Hex } = {}): void {
  const { count = 16, spread = 34, seed = 4, color: hex = '#fffaf2' } = o
  const r = seededRandom(seed)
  for (let i = 0; i < count; i++) {
    const n = 12 + Math.floor(r() * 14)
    const [a, q] = [i * 0.4 + r(), spread * (0.3 + 0.7 * r())]
    const puff = new Model(n * 2, n * 2, n * 2).ball(n, n, n, n, n * 0.9, n, smooth(hex))
    stage.add(puff, f.at(Math.cos(a) * q, n * 0.28, Math.sin(a) * q * 0.6, { scale: 0.5 }), [n, n, n])
  }
}

/** A light propeller plane, nose towards +z, with a span of about 50 blocks. */
export function plane(stage: Stage, f: Transform, hex: Hex = color.coral, second: Hex = color.yellow): void {
  const m = new Model(104, 40, 84)
  const [c, w, c2] = [plastic(hex), plastic('#f7f7ff'), plastic(second)]
  m.fill((x, y, z) => {
    const thick = z < 50 ? 3 + z * 0.14 : 10 - Math.max(0, z - 66) * 0.3
    const r = Math.hypot((x - 52) / 1, (y - 16 - (z < 40 ? (40 - z) * 0.08 : 0)) / 1.05)
    if (r < thick && z > 2 && z < 78) return y < 15 ? c : w
    return undefined
  })
  m.round(2, 12, 44, 100, 3, 18, c, 1.4).round(0, 12, 44, 12, 3, 18, c2, 1.4).round(92, 12, 44, 12, 3, 18, c2, 1.4)
  m.round(34, 19, 3, 36, 3, 10, c, 1.2)
  for (let y = 0; y < 16; y++) m.box(51, 20 + y, 2 + y * 0.3, 2, 1, 12 - y * 0.5, c2)
  m.round(45, 23, 44, 14, 8, 18, glass('#5ec8ff'), 3).box(51, 24, 44, 2, 8, 18, w)
  m.pipe(52, 16, 78, 3, 4, c2).line(52, 16, 81, 52, 31, 81, metal('#454a78'), 2).line(52, 16, 81, 52, 2, 81, metal('#454a78'), 2)
  for (const x of [42, 60]) m.box(x, 4, 54, 2, 5, 2, w).round(x - 1, 1, 51, 4, 6, 7, soft(color.dark), 2)
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [52, 0, 42])
}

/** A hot-air balloon with the floor of its basket at its origin; 62 blocks high. */
export function balloon(stage: Stage, f: Transform, colors: readonly [Hex, Hex, Hex] = [color.coral, color.cream, color.yellow]): void {
  const env = new Model(84, 92, 84).fill((x, y, z) => {
    const t = (y - 46) / 46
    const edge = 42 * Math.sqrt(Math.max(0, 1 - t * t)) * (y < 46 ? 0.55 + 0.45 * (y / 46) ** 0.8 : 1)
    const r = Math.hypot(x - 42, z - 42)
    if (r > edge || r < edge - 4) return undefined
    const part = Math.floor((Math.atan2(z - 42, x - 42) / Math.PI + 1) * 8)
    return soft(y > 40 && y < 47 ? colors[2] : part % 2 ? colors[0] : colors[1])
  })
  stage.add(env, f.at(0, 16, 0, { scale: 0.5 }))
  const basket = new Model(24, 36, 24)
    .round(0, 0, 0, 24, 14, 24, material('#c98f57', { coat: 0.05, jitter: 0.16, seam: 0.12 }), 2)
    .box(3, 3, 3, 18, 12, 18, 0)
    .box(0, 12, 0, 24, 2, 2, soft(color.coral))
    .box(0, 12, 22, 24, 2, 2, soft(color.coral))
    .box(0, 12, 0, 2, 2, 24, soft(color.coral))
    .box(22, 12, 0, 2, 2, 24, soft(color.coral))
  for (const x of [1, 22]) for (const z of [1, 22]) basket.box(x, 13, z, 1, 23, 1, soft('#7a5a3e'))
  basket.box(9, 24, 9, 6, 3, 6, metal()).tube(12, 27, 12, 1.6, 6, glow('#ffb02e', 4), 1)
  stage.add(basket, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A canopy with its lines; the person hangs 24 blocks below its origin, `hanging()`. */
export function parachute(stage: Stage, f: Transform, colors: readonly [Hex, Hex] = [color.coral, color.white], drop = 24): void {
  const m = new Model(80, 30, 80).fill((x, y, z) => {
    const r = Math.hypot(x - 40, y * 1.5, z - 40)
    const ring = Math.hypot(x - 40, z - 40)
    if (r > 40 || r < 37.5) return undefined
    return soft(Math.floor((Math.atan2(z - 40, x - 40) / Math.PI + 1) * 6) % 2 || ring < 5 ? colors[0] : colors[1])
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) / 4) * Math.PI
    const n = Math.round(Math.hypot(19, drop) * 2)
    const cord = new Model(1, n, 1).box(0, 0, 0, 1, n, 1, soft('#ffffff'))
    stage.add(
      cord,
      f.at(0, -drop, 0, { turn: (-a * 180) / Math.PI }).at(0, 0, 0, { roll: -(Math.atan2(19, drop) * 180) / Math.PI, scale: 0.5 }),
      [0.5, 0, 0.5],
    )
  }
}

/** A desktop flight simulator: yoke, throttle and instruments, with three screens behind. The pilot is at +z, facing -z. */
export function cockpit(stage: Stage, f: Transform): void {
  const m = new Model(88, 26, 26).round(0, 0, 0, 88, 18, 14, plastic('#3f3c85'), 2).round(2, 14, 10, 84, 4, 8, plastic('#34326b'), 1)
  const dials = [color.mint, color.sky, color.yellow, color.coral, color.sky, color.mint]
  dials.forEach((c, i) => {
    m.pipe(12 + i * 13, 10, 13, 4.6, 2, plastic('#e9ebf7')).pipe(12 + i * 13, 10, 14, 3.4, 2, glow('#15204f', 0.6))
    m.line(12 + i * 13, 10, 15, 12 + i * 13 + (i % 2 ? 2 : -2), 12, 15, glow(c, 2), 1)
  })
  for (let i = 0; i < 9; i++) m.box(8 + i * 8, 3, 14, 2, 2, 1, glow([color.coral, color.yellow, color.mint][i % 3] ?? color.mint, 2))
  stage.add(m, f.at(0, 8, 0, { scale: 0.5 }), [44, 0, 20])
  const foot = new Model(4, 8, 8).box(0, 0, 0, 4, 8, 8, plastic('#34326b'))
  for (const x of [-17, 17]) stage.add(foot, f.at(x, 0, -6))
  const yoke = new Model(26, 16, 12)
    .pipe(13, 4, 0, 2, 10, metal('#8a91b8'))
    .round(0, 3, 8, 26, 4, 4, plastic(color.dark), 1)
    .round(0, 3, 8, 5, 12, 4, plastic(color.dark), 1.5)
    .round(21, 3, 8, 5, 12, 4, plastic(color.dark), 1.5)
    .box(1, 13, 11, 2, 2, 1, glow(color.coral, 2))
  stage.add(yoke, f.at(0, 11, 3, { tilt: 20, scale: 0.5 }), [13, 4, 0])
}
