import { color, type Hex } from '../../core/color.ts'
import { glass, glow, material, matte, plastic, smooth, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

/** A clay volcano, 26 blocks wide, with lava in its mouth and down its sides. */
export function volcano(stage: Stage, f: Transform, power = 2.2): void {
  const lava = glow('#ff7a1f', power)
  const m = new Model(60, 40, 60).fill((x, y, z) => {
    const [r, a] = [Math.hypot(x - 30, z - 30), Math.atan2(z - 30, x - 30)]
    const edge = 8 + 21 * (1 - y / 40) ** 1.6 + Math.sin(a * 7) * 1.2
    if (r > edge || (y > 35 && r < 6)) return undefined
    if (y > 33 && r < 7) return lava
    const stream = Math.abs(Math.sin(a * 2.5 + 0.6 + y * 0.03)) < 0.16 + y * 0.004
    return r > edge - 2 && stream && y > 6 ? lava : y > 30 ? matte('#8a4a3a', 0.08) : y < 5 ? matte('#6fbf5c', 0.06) : matte('#a8643f', 0.1)
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
  const r = seededRandom(7)
  const drop = new Model(4, 4, 4).ball(2, 2, 2, 2, 2, 2, lava)
  for (let i = 0; i < 22; i++) {
    const [a, t] = [r() * 6.28, r()]
    stage.add(
      drop,
      f.at(Math.cos(a) * t * 11, 20 + Math.sin(t * 2.6) * 16 + r() * 4, Math.sin(a) * t * 11, { scale: 0.4 + r() * 0.6 }),
      [2, 2, 2],
    )
  }
}

/** A light car with a solar roof, as pupils build it; front towards +z, 24 blocks long. */
export function solarCar(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const cell = material('#1f3fa8', { coat: 1, roughness: 0.06, jitter: 0.04, seam: 0.16 })
  const m = new Model(30, 22, 50).round(4, 5, 0, 22, 6, 50, plastic(hex), 3).round(8, 9, 32, 14, 8, 12, glass('#5ec8ff'), 3)
  m.box(1, 15, 2, 28, 1, 28, plastic('#f5f6ff')).box(2, 16, 3, 26, 1, 26, cell)
  for (const x of [10, 19]) m.box(x, 16, 3, 1, 1, 26, plastic('#cfd6f0'))
  for (const z of [4, 27]) m.box(6, 10, z, 2, 5, 2, plastic('#f5f6ff')).box(22, 10, z, 2, 5, 2, plastic('#f5f6ff'))
  for (const z of [9, 40])
    m.fill((x, y, a) => {
      const d = Math.hypot(y - 5, a - z)
      return (x < 5 || x > 25) && d < 5.4 ? (d < 2.2 ? plastic(color.yellow) : soft('#2b2950')) : undefined
    })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A white balloon with a box of instruments below; it is held at its origin, 40 blocks under its top. */
export function weatherBalloon(stage: Stage, f: Transform, scale = 1): void {
  const g = f.at(0, 0, 0, { scale: 0.5 * scale })
  stage.add(
    new Model(52, 58, 52).ball(26, 31, 26, 25, 27, 25, smooth('#fffaf5')).tube(26, 0, 26, 2, 6, smooth('#f0e4da'), 5),
    g.at(0, 26, 0),
  )
  const m = new Model(14, 40, 14).round(0, 0, 0, 14, 12, 14, plastic(color.coral), 2).box(6, 12, 6, 1, 28, 1, soft('#ffffff'))
  m.box(3, 3, 13, 8, 5, 1, glow(color.mint, 1.4)).box(12, 12, 2, 1, 8, 1, plastic(color.dark))
  stage.add(m, g.at(0, -12, 0))
}

/** A beetle for the magnifying glass, head towards +z, `size` blocks long. */
export function beetle(stage: Stage, f: Transform, hex: Hex = color.coral, size = 6): void {
  const m = new Model(20, 12, 26).ball(10, 5, 10, 9, 7, 10, (x, _y, z) =>
    Math.abs(x - 9.5) < 1 || Math.hypot(x - 5, z - 8) < 2 || Math.hypot(x - 14, z - 12) < 2 ? soft(color.dark) : plastic(hex),
  )
  m.ball(10, 4, 20, 5, 4.4, 4, soft(color.dark)).box(6, 7, 22, 2, 2, 1, soft('#ffffff')).box(12, 7, 22, 2, 2, 1, soft('#ffffff'))
  for (const z of [4, 10, 16]) m.box(0, 0, z, 20, 2, 2, soft(color.dark))
  stage.add(m, f.at(0, 0, 0, { scale: size / 26 }))
}

/** A watering can with its spout towards +x. */
export function wateringCan(stage: Stage, f: Transform, hex: Hex = color.sky): void {
  const c = plastic(hex)
  const m = new Model(50, 34, 20).tube(18, 0, 10, 9, 18, c, 8).line(26, 4, 10, 44, 20, 10, c, 3).tube(45, 19, 10, 3, 4, c, 4.6)
  m.fill((x, y, z) => (Math.abs(z - 10) < 1.5 && Math.abs(Math.hypot(x - 12, y - 18) - 9) < 1.4 && y > 15 ? c : undefined))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [18, 0, 10])
}

/** A truss bridge of sticks along x, with its deck at its origin. */
export function stickBridge(stage: Stage, f: Transform, length = 60, hex: Hex = color.walnut): void {
  const [n, h] = [length * 2, 26]
  const stick = soft(hex)
  const m = new Model(n, h + 4, 24).box(0, 0, 0, n, 2, 24, soft('#f0cf9a'))
  for (const z of [0, 22]) {
    m.box(0, 0, z, n, 3, 2, stick).box(12, h, z, n - 24, 3, 2, stick)
    for (let x = 0; x < n - 12; x += 12) m.line(x, 2, z, x + 12, h, z, stick, 2).line(x + 12, h, z, Math.min(n - 2, x + 24), 2, z, stick, 2)
  }
  for (let x = 12; x < n; x += 24) m.box(x, h, 0, 2, 2, 24, stick)
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [n / 2, 2, 12])
}

/** A mixing desk on a table, with its sliders towards +z. */
export function mixer(stage: Stage, f: Transform, width = 30): void {
  const w = width * 2
  const m = new Model(w, 8, 26).slab(0, 0, 0, w, 4, 26, plastic('#34326b'), 2)
  const lamps = [color.mint, color.mint, color.yellow, color.coral] as const
  for (let x = 4; x < w - 3; x += 5) {
    m.box(x, 3, 10, 1, 1, 13, soft('#17153a')).box(x - 1, 4, 12 + ((x * 7) % 8), 3, 2, 2, plastic('#f5f6ff'))
    lamps.forEach((hex, i) => {
      if (i < 1 + ((x * 3) % 4)) m.box(x, 3, 7 - i * 2, 2, 2, 1, glow(hex, 2))
    })
  }
  stage.add(m, f.at(0, 0, 0, { tilt: 6, scale: 0.5 }))
}
