import { color, type Hex } from '../../core/color.ts'
import { glass, glow, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

const CODE = [color.white, color.yellow, color.mint, color.coral, color.ice] as const

/** Lines of code on a screen, upwards from (x, y). */
function code(m: Model, x: number, y: number, w: number, h: number, z: number, seed: number, power: number): void {
  const r = seededRandom(seed + 11)
  for (let row = y + 1; row < y + h - 1; row += 3) {
    const start = 1 + Math.floor(r() * 3) * 2
    m.box(x + start, row, z, Math.min(w - start - 1, 4 + Math.floor(r() * w * 0.6)), 1, 1, glow(pick(CODE, r() * 5), power))
  }
}

export interface LaptopOptions {
  screen?: Hex
  logo?: Hex
  body?: Hex
  seed?: number
  open?: number
  power?: number
}

/** An open laptop with its keys towards +z: its user is at +z and looks towards -z. Turn it by 180 to see the back of the lid. */
export function laptop(stage: Stage, f: Transform, o: LaptopOptions = {}): void {
  const { screen = color.sky, logo = color.coral, body = '#e9ebf7', seed = 3, open = 18, power = 1.3 } = o
  const shell = plastic(body)
  const base = new Model(28, 2, 18).slab(0, 0, 0, 28, 2, 18, shell, 2)
  for (let z = 3; z < 10; z += 2) for (let x = 3; x < 25; x += 2) base.set(x, 1, z, soft('#57549a'))
  base.box(10, 1, 12, 8, 1, 4, soft('#cfd3e8'))
  stage.add(base, f.at(0, 0, 0, { scale: 0.5 }), [14, 0, 9])
  const lid = new Model(28, 18, 2)
    .slab(0, 0, 0, 28, 18, 1, shell, 0)
    .box(0, 0, 1, 28, 18, 1, plastic('#d7daeb'))
    .box(1, 1, 1, 26, 16, 1, glow(screen, power))
  code(lid, 2, 2, 24, 14, 1, seed, power * 1.15)
  for (const [x, y, w, h] of [
    [12, 6, 4, 8],
    [10, 8, 8, 4],
  ] as const)
    lid.box(x, y, 0, w, h, 1, glow(logo, 0.7))
  stage.add(lid, f.at(0, 0.7, -4.2, { tilt: -open, scale: 0.5 }), [14, 0, 1])
}

/** A tablet, upright, with its screen towards +z. */
export function tablet(stage: Stage, f: Transform, hex: Hex = color.sky, power = 1.2): void {
  const m = new Model(18, 26, 2).slab(0, 0, 0, 18, 26, 2, plastic(color.dark), 2).box(1, 2, 1, 16, 22, 1, glow(hex, power))
  m.box(4, 14, 1, 8, 6, 1, glow(color.yellow, power))
    .box(4, 10, 1, 10, 1, 1, glow(color.white, power))
    .box(4, 7, 1, 7, 1, 1, glow(color.white, power))
    .box(4, 4, 1, 9, 1, 1, glow(color.white, power))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [9, 13, 1])
}

export function phone(stage: Stage, f: Transform, hex: Hex = color.mint, scale = 1): void {
  const m = new Model(14, 26, 3)
    .slab(0, 0, 0, 14, 26, 3, plastic(color.dark), 0)
    .box(1, 2, 2, 12, 22, 1, glow(hex, 1.1))
    .box(3, 16, 2, 8, 5, 1, glow(color.white, 1.2))
    .box(3, 12, 2, 6, 1, 1, glow(color.white, 1.2))
    .box(5, 0, 2, 4, 1, 1, soft(color.grey))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }), [7, 13, 1])
}

/** A monitor on its foot, with its screen towards +z. `draw` paints its 36×22 dots; without it the screen shows code. */
export function monitor(
  stage: Stage,
  f: Transform,
  o: { screen?: Hex; body?: Hex; seed?: number; power?: number; draw?: (x: number, y: number) => Hex | undefined } = {},
): void {
  const { screen = '#2b3fd0', body = color.dark, seed = 5, power = 1.3, draw } = o
  const m = new Model(40, 36, 14).slab(10, 0, 1, 20, 2, 12, plastic(body), 3).box(17, 2, 5, 6, 10, 3, plastic(body))
  m.slab(0, 9, 7, 40, 26, 3, plastic(body), 0).box(2, 11, 9, 36, 22, 1, glow(screen, power * 0.7))
  if (draw)
    for (let y = 0; y < 22; y++)
      for (let x = 0; x < 36; x++) {
        const c = draw(x, y)
        if (c) m.set(2 + x, 11 + y, 9, glow(c, power))
      }
  else code(m, 3, 12, 34, 20, 9, seed, power * 1.2)
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [20, 0, 7])
}

export function keyboard(stage: Stage, f: Transform, hex: Hex = '#e9ebf7'): void {
  const m = new Model(26, 2, 9).slab(0, 0, 0, 26, 1, 9, plastic(hex), 1)
  for (let z = 1; z < 8; z += 2) for (let x = 1; x < 25; x += 2) m.set(x, 1, z, soft(x % 6 === 1 ? color.sky : '#8f92bd'))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A controller for games and drones, facing +z. */
export function gamepad(stage: Stage, f: Transform, hex: Hex = color.iris, antennas = false): void {
  const m = new Model(22, 13, 8)
    .round(0, 2, 1, 22, 10, 6, plastic(hex), 3)
    .round(0, 0, 1, 7, 8, 6, plastic(hex), 2.5)
    .round(15, 0, 1, 7, 8, 6, plastic(hex), 2.5)
  m.box(3, 8, 7, 4, 1, 1, soft(color.white)).box(4.5, 6.5, 7, 1, 4, 1, soft(color.white)).box(8, 7, 6, 6, 3, 1, glow(color.sky, 1.4))
  m.box(16, 9, 7, 2, 1, 1, plastic(color.coral)).box(18, 7, 7, 1, 2, 1, plastic(color.yellow)).box(15, 7, 7, 1, 2, 1, plastic(color.mint))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [11, 6, 4])
  if (!antennas) return
  const rod = new Model(1, 11, 1).box(0, 0, 0, 1, 11, 1, plastic('#dfe3f5'))
  for (const x of [-3.4, 3.4]) stage.add(rod, f.at(x, 2.6, 0, { tilt: -14, roll: x * -3, scale: 0.5 }), [0.5, 0, 0.5])
}

/** A headset that is held or put down, with its front towards +z. */
export function headset(stage: Stage, f: Transform, hex: Hex = color.sky): void {
  const m = new Model(30, 16, 30)
    .round(0, 2, 17, 30, 12, 12, plastic('#f4f5ff'), 3)
    .round(3, 4, 28, 24, 8, 2, glass('#1a1740'), 2)
    .round(6, 7, 29, 18, 2, 1, glow(hex, 2.2), 0)
  for (const x of [1, 27]) m.box(x, 6, 3, 2, 4, 16, soft(color.iris))
  m.box(1, 6, 2, 28, 4, 2, soft(color.iris))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A cabinet of blinking servers. */
export function serverRack(stage: Stage, f: Transform, seed = 2, height = 52): void {
  const r = seededRandom(seed)
  const m = new Model(22, height, 16).round(0, 0, 0, 22, height, 16, plastic('#34326b'), 1)
  for (let y = 4; y < height - 5; y += 5) {
    m.box(2, y, 15, 18, 4, 1, plastic('#4c4a92'))
    for (let x = 4; x < 18; x += 2)
      if (r() < 0.6) m.set(x, y + 1 + Math.floor(r() * 2), 15, glow(pick([color.mint, color.sky, color.yellow, color.coral], r() * 4), 2.6))
  }
  stage.add(m, f)
}
