import { color, type Hex } from '../../core/color.ts'
import { glass, glow, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

const half = { scale: 0.5 }

function tripod(stage: Stage, f: Transform, height: number): void {
  const n = Math.round(height * 2.12)
  const leg = new Model(3, n, 3).box(0, 0, 0, 3, n, 3, metal('#454a78'))
  for (const a of [60, 180, 300]) stage.add(leg, f.at(0, height, 0, a).at(0, 0, 0, { tilt: 19, scale: 0.5 }), [1.5, n, 1.5])
}

/** A film camera on its tripod, with its lens towards +z. */
export function camera(stage: Stage, f: Transform, height = 22, hex: Hex = color.dark): void {
  tripod(stage, f, height)
  const m = new Model(24, 34, 50)
    .round(4, 4, 6, 16, 18, 26, plastic(hex), 2)
    .pipe(12, 13, 30, 6, 12, plastic('#3f3c85'))
    .pipe(12, 13, 41, 7.4, 5, plastic(hex))
    .pipe(12, 13, 45, 5.4, 1, glass('#5ec8ff'))
    .box(10, 22, 10, 4, 6, 3, plastic(hex))
    .box(10, 22, 26, 4, 6, 3, plastic(hex))
    .box(10, 27, 10, 4, 3, 19, plastic(hex))
    .box(20, 16, 12, 1, 3, 3, glow(color.red, 4))
    .round(3, 12, 0, 12, 8, 7, plastic('#22264d'), 1.5)
    .round(17, 24, 20, 5, 5, 18, soft('#54608c'), 2)
  stage.add(m, f.at(0, height, 0, half), [12, 4, 22])
}

/** A microphone on a table stand or a boom, `height` blocks up. */
export function microphone(stage: Stage, f: Transform, height = 12, hex: Hex = color.coral): void {
  const n = Math.round(height * 2)
  const m = new Model(16, n + 20, 16)
    .tube(8, 0, 8, 7, 2, metal('#454a78'))
    .box(7, 2, 7, 2, n, 2, metal('#454a78'))
    .round(3, n, 3, 10, 10, 10, plastic(hex), 3)
    .round(3, n + 7, 3, 10, 11, 10, metal('#cfd6f0'), 4)
  stage.add(m, f.at(0, 0, 0, half))
}

/** A ring light on a stand, shining towards +z. */
export function ringLamp(stage: Stage, f: Transform, height = 34, power = 3): void {
  tripod(stage, f, height - 8)
  const m = new Model(40, 40, 4).fill((x, y, z) => {
    const d = Math.hypot(x - 20, y - 20)
    return d < 20 && d > 13 ? (z > 3 && d < 19 && d > 14 ? glow('#fff4dc', power) : plastic('#f5f6ff')) : undefined
  })
  stage.add(m.box(19, 0, 0, 2, 2, 4, metal()), f.at(0, height, 0, half), [20, 20, 2])
}

/** A soft box: a square studio lamp, tilted down, shining towards +z. */
export function softBox(stage: Stage, f: Transform, height = 44, power = 4): void {
  tripod(stage, f, height - 6)
  const m = new Model(36, 36, 16).fill((x, y, z) => {
    const e = Math.max(Math.abs(x - 18), Math.abs(y - 18))
    const edge = 6 + z * 0.75
    return e < edge && (e > edge - 1.6 || z > 14.5) ? (z > 14.5 && e < edge - 1 ? glow('#fff4dc', power) : soft('#2b2950')) : undefined
  })
  stage.add(m, f.at(0, height, 0, { tilt: 16, scale: 0.5 }), [18, 18, 4])
}

export function clapper(stage: Stage, f: Transform, open = 22): void {
  const m = new Model(40, 30, 3)
    .box(0, 0, 0, 40, 26, 3, plastic('#2b2950'))
    .box(3, 14, 2, 34, 1, 1, soft('#ffffff'))
    .box(3, 7, 2, 34, 1, 1, soft('#ffffff'))
    .box(16, 1, 2, 1, 13, 1, soft('#ffffff'))
    .sprite(4, 17, 2, ['#..#.###.#..#', '#..#..#..##.#', '####..#..#.##', '####.###.#..#'], { '#': soft(color.yellow) })
  stage.add(m, f.at(0, 0, 0, half), [20, 13, 1])
  const stick = new Model(40, 6, 3)
  for (let x = 0; x < 40; x++)
    for (let y = 0; y < 6; y++) stick.box(x, y, 0, 1, 1, 3, Math.floor((x + y) / 5) % 2 ? plastic('#ffffff') : plastic('#2b2950'))
  stage.add(stick, f.at(-10, 6.5, 0, { roll: open, scale: 0.5 }), [0, 0, 1])
}

export function headphones(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const m = new Model(38, 34, 12).fill((x, y, z) => {
    const d = Math.hypot(x - 19, y - 12)
    return d < 18 && d > 15 && y > 12 && z > 4 && z < 8 ? plastic(hex) : undefined
  })
  m.round(0, 2, 1, 8, 14, 10, plastic(hex), 3)
    .round(30, 2, 1, 8, 14, 10, plastic(hex), 3)
    .round(6, 4, 2, 4, 10, 8, soft(color.dark), 2)
    .round(28, 4, 2, 4, 10, 8, soft(color.dark), 2)
  stage.add(m, f.at(0, 0, 0, half))
}

export function speaker(stage: Stage, f: Transform, hex: Hex = color.iris): void {
  stage.add(
    new Model(28, 48, 24)
      .round(0, 0, 0, 28, 48, 24, plastic('#34326b'), 2)
      .pipe(14, 14, 22, 10, 2, plastic(hex))
      .pipe(14, 14, 23, 5, 1, plastic(color.dark))
      .pipe(14, 36, 22, 6, 2, plastic(hex))
      .pipe(14, 36, 23, 3, 1, plastic(color.dark)),
    f.at(0, 0, 0, half),
  )
}

/** A drawing easel with a canvas of dots. */
export function easel(stage: Stage, f: Transform, rows: readonly string[], key: Readonly<Record<string, Hex>>): void {
  const wood = soft(color.walnut)
  const m = new Model(40, 70, 14)
  m.line(6, 0, 11, 16, 68, 4, wood, 2)
    .line(34, 0, 11, 24, 68, 4, wood, 2)
    .line(20, 0, 0, 20, 60, 3, wood, 2)
    .box(3, 22, 8, 34, 2, 5, wood)
    .box(3, 24, 8, 34, 36, 2, soft('#fffdf5'))
  m.sprite(5, 26, 10, rows, Object.fromEntries(Object.entries(key).map(([k, hex]) => [k, soft(hex)])))
  stage.add(m, f.at(0, 0, 0, half))
}
