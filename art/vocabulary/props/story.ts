import { color, type Hex } from '../../core/color.ts'
import { glow, material, matte, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

const half = { scale: 0.5 }

export interface DragonOptions {
  color?: Hex
  belly?: Hex
  wing?: Hex
  /** Degrees by which the wings are raised. */
  wings?: number
  head?: readonly [down: number, turn: number, roll: number]
  fire?: boolean
}

/** A friendly dragon sitting at its origin, facing +z; 46 blocks tall. A rider sits at (0, 24, -2). */
export function dragon(stage: Stage, f: Transform, o: DragonOptions = {}): void {
  const { color: hex = color.mint, belly = '#fff0b8', wing = color.coral, wings = 30, head = [0, 0, 0], fire } = o
  const scale = material(hex, { coat: 0.3, roughness: 0.4, jitter: 0.06, seam: 0.03 })
  const [light, horn] = [soft(belly), soft(color.cream)]
  const body = new Model(60, 64, 96)
  body
    .ball(30, 24, 54, 19, 23, 19, (_x, y, z) => (z > 64 && y < 40 ? light : scale))
    .ball(30, 42, 58, 12, 18, 12, (x, _y, z) => (z > 65 && Math.abs(x - 30) < 9 ? light : scale))
  for (const x of [14, 46])
    body
      .ball(x, 12, 60, 9, 12, 13, scale)
      .ball(x, 3, 70, 7, 4, 8, scale)
      .ball(x === 14 ? 18 : 42, 28, 72, 5, 9, 5, scale)
  for (const x of [14, 46]) for (const d of [-4, 0, 4]) body.box(x + d - 1, 0, 76, 2, 2, 4, horn)
  for (let t = 0; t < 1; t += 0.01) {
    const r = 11 * (1 - t) + 2
    body.ball(30 + Math.sin(t * 3.4) * 16, 10 - t * 4 + (t > 0.7 ? (t - 0.7) * 30 : 0), 42 - t * 38, r, r * 0.9, r, scale)
  }
  body.ball(24, 16, 5, 5, 7, 3, soft(wing))
  for (let i = 0; i < 5; i++) body.ball(30, 18 + i * 8, 34 + i * 2.6, 2.4, 4.6, 3.4, soft(wing))
  stage.add(body, f.at(0, 0, 0, half), [30, 0, 56])
  const skull = new Model(52, 60, 60)
  skull.round(8, 8, 8, 36, 30, 30, scale, 9).round(11, 6, 30, 30, 17, 22, scale, 6).round(13, 5, 32, 26, 7, 19, light, 4)
  const [eye, shine] = [material('#211a3d', { coat: 0.1, jitter: 0, seam: 0 }), glow('#ffffff', 0.6)]
  for (const x of [13, 31])
    skull
      .round(x, 22, 35, 8, 12, 5, soft('#ffffff'), 2.5)
      .round(x + (x < 20 ? 2 : 1), 23, 38, 5, 9, 3, eye, 1.5)
      .box(x + (x < 20 ? 3 : 2), 28, 40, 2, 2, 1, shine)
  for (const x of [18, 31]) skull.box(x, 18, 51, 3, 2, 1, soft('#2a7f66'))
  for (let x = 15; x < 37; x++) skull.face(x, 10 + Math.round(((x - 26) / 11) ** 2 * 2), soft('#7a2440'))
  for (const x of [18, 33]) skull.box(x, 8, 52, 2, 3, 1, soft('#ffffff'))
  for (const s of [-1, 1])
    for (let k = 0; k < 8; k++) skull.ball(26 + s * (10 + k * 0.9), 37 + k * 2, 16 - k * 0.8, 3.6 - k * 0.36, 2, 3.6 - k * 0.36, horn)
  for (const s of [-1, 1]) skull.ball(26 + s * 20, 26, 20, 4, 5, 3, soft(wing))
  for (let i = 0; i < 3; i++) skull.ball(26, 39 - i * 3, 24 - i * 8, 2, 4, 4, soft(wing))
  if (fire)
    skull.fill((x, y, z) => (z > 53 && Math.hypot(x - 26, y - 10) < (z - 52) * 0.8 ? glow(z > 57 ? '#ff8a2e' : '#ffd45e', 3) : undefined))
  const face = f.at(0, 26, 2.5, { tilt: head[0], turn: head[1], roll: head[2], scale: 0.5 })
  stage.add(skull, face, [26, 6, 22])
  const sail = new Model(58, 48, 2).fill((x, y) => {
    const rib = y < 46 - x * 0.34 && y > 8 + Math.abs(((x + 6) % 19) - 9.5) * 0.5 + x * 0.22
    return rib ? soft((x + 6) % 19 < 1.6 || y > 43 - x * 0.34 ? hex : wing) : undefined
  })
  for (const s of [-1, 1])
    stage.add(sail, f.at(s * 6, 18, -4, { turn: s > 0 ? -24 : 204, roll: s > 0 ? wings - 20 : -(wings - 20) * -1, scale: 0.5 }), [0, 26, 1])
}

/** A castle from the front, with its door towards +z; 84 blocks wide. */
export function castle(stage: Stage, f: Transform, o: { wall?: Hex; roof?: Hex; lit?: number } = {}): void {
  const { wall = '#c9b8f0', roof = color.iris, lit = 0 } = o
  const stone = matte(wall, 0.035)
  const dark = matte('#a694d6', 0.04)
  const pane = lit ? glow('#ffd27a', lit) : soft('#3a3870')
  const m = new Model(84, 84, 50)
  m.box(8, 0, 10, 68, 26, 34, stone)
  for (let x = 8; x < 76; x += 6) m.box(x, 26, 42, 3, 4, 2, stone).box(x, 26, 10, 3, 4, 2, stone)
  const tower = (x: number, z: number, r: number, h: number) => {
    m.tube(x, 0, z, r, h, stone)
      .tube(x, h - 4, z, r + 1.4, 4, dark)
      .tube(x, h, z, r + 2, Math.round(r * 2.4), soft(roof), 0.6)
    m.box(x - 1, h * 0.6, z + r - 2, 2, 5, 3, pane)
  }
  tower(10, 42, 8, 36)
  tower(74, 42, 8, 36)
  tower(42, 22, 11, 54)
  tower(24, 18, 7, 42)
  tower(61, 18, 7, 40)
  m.box(34, 0, 43, 16, 14, 2, dark)
    .tube(42, 12, 44, 8, 1, dark)
    .fill((x, y, z, now) => (now && z > 42 && Math.abs(x - 42) < 6 && y < 12 - Math.abs(x - 42) * 0.4 ? soft('#6b4226') : undefined))
  for (const x of [20, 28, 56, 64]) m.box(x, 12, 43, 3, 6, 1, pane)
  stage.add(m, f)
  for (const [x, y, z, hex] of [
    [0, 85, -3, color.coral],
    [-32, 56, 17, color.yellow],
    [32, 56, 17, color.mint],
  ] as const) {
    stage.add(
      new Model(12, 16, 1)
        .box(0, 0, 0, 1, 16, 1, metal(color.yellow))
        .fill((a, b) => (a > 1 && b > 9 - a * -0.3 && b < 16 - a * 0.3 ? soft(hex) : undefined)),
      f.at(x, y - 6, z, half),
      [0.5, 0, 0.5],
    )
  }
}

export function chest(stage: Stage, f: Transform, open = true, power = 2): void {
  const [wood, gold] = [soft('#a8683a'), metal('#ffc72e')]
  const m = new Model(36, 20, 24)
    .round(0, 0, 0, 36, 18, 24, wood, 1)
    .box(3, 14, 3, 30, 5, 18, open ? glow('#ffd45e', power) : wood)
    .box(5, 0, 0, 3, 18, 24, gold)
    .box(28, 0, 0, 3, 18, 24, gold)
    .box(15, 10, 23, 6, 7, 1, gold)
  if (open)
    m.box(3, 16, 3, 30, 3, 18, glow('#ffd45e', power))
      .box(8, 18, 8, 4, 2, 4, gold)
      .box(20, 18, 12, 4, 2, 4, plastic(color.coral))
      .box(26, 18, 6, 3, 2, 3, plastic(color.sky))
  stage.add(m, f.at(0, 0, 0, half))
  const lid = new Model(36, 12, 24)
    .fill((_x, y, z) => (Math.hypot(y * 1.2, z - 12) < 12 ? wood : undefined))
    .fill((x, _y, _z, now) => (now && ((x > 5 && x < 8) || (x > 28 && x < 31)) ? gold : undefined))
  stage.add(lid, f.at(0, 9, -6, { tilt: open ? -58 : 0, scale: 0.5 }), [18, 0, 0])
}

/** A wand, held along y. */
export function wand(stage: Stage, f: Transform, hex: Hex = color.yellow): void {
  stage.add(
    new Model(9, 34, 9).box(4, 0, 4, 1, 26, 1, soft(color.walnut)).ball(4.5, 29, 4.5, 4, 4, 4, glow(hex, 3)),
    f.at(0, 0, 0, half),
    [4.5, 4, 4.5],
  )
}

/** A stack of books, or a single one. */
export function books(stage: Stage, f: Transform, colors: readonly Hex[] = [color.coral, color.sky, color.yellow]): void {
  colors.forEach((hex, i) => {
    const m = new Model(22, 5, 16)
      .box(0, 0, 0, 22, 5, 16, soft(hex))
      .box(1, 1, 1, 21, 3, 15, soft('#fffdf5'))
      .box(0, 0, 0, 1, 5, 16, soft(hex))
    stage.add(m, f.at(0, i * 2.5, 0, { turn: (i * 37) % 30, scale: 0.5 }))
  })
}

/** An open book, pages up; tilt it towards its reader, who is at -z. */
export function openBook(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  for (const s of [-1, 1]) {
    const m = new Model(16, 4, 22).box(0, 0, 0, 16, 1, 22, soft(hex)).box(0, 1, 1, 15, 2, 20, soft('#fffdf5'))
    for (let z = 4; z < 18; z += 3) m.box(3, 2, z, 9, 1, 1, soft('#9aa3c7'))
    stage.add(m, f.at(0, 0, 0, { roll: s * 12, turn: s > 0 ? 0 : 180, scale: 0.5 }), [0, 0, 11])
  }
}
