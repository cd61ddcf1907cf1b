import { color, type Hex } from '../../core/color.ts'
import { glow, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

const half = { scale: 0.5 }

const SIGNS = {
  star: [
    '.....#.....',
    '.....#.....',
    '....###....',
    '###########',
    '.#########.',
    '..#######..',
    '..#######..',
    '.####.####.',
    '.##.....##.',
  ],
  heart: [
    '.###...###.',
    '#####.#####',
    '###########',
    '###########',
    '.#########.',
    '..#######..',
    '...#####...',
    '....###....',
    '.....#.....',
  ],
  bolt: [
    '.....####..',
    '....####...',
    '...####....',
    '..########.',
    '.....####..',
    '....####...',
    '...###.....',
    '..###......',
    '..#........',
  ],
  pad: [
    '...........',
    '.#########.',
    '###.###.###',
    '##...######',
    '###.####.##',
    '###########',
    '####...####',
    '###.....###',
    '...........',
  ],
} as const

/** A cardboard sign with its picture towards +z, held at its lower edge. */
export function fanSign(stage: Stage, f: Transform, motif: keyof typeof SIGNS, back: Hex, ink: Hex): void {
  const m = new Model(36, 30, 2).slab(0, 0, 0, 36, 30, 2, soft(back), 1).box(1, 1, 1, 34, 28, 1, soft(back))
  SIGNS[motif].forEach((row, r) => {
    ;[...row].forEach((ch, c) => {
      if (ch === '#') m.box(7 + c * 2, 24 - r * 2.4, 1, 2, 3, 1, soft(ink))
    })
  })
  stage.add(m, f.at(0, 0, 0, half), [18, 2, 1])
}

/** A glow stick, held upright. */
export function lightStick(stage: Stage, f: Transform, hex: Hex, power = 3): void {
  const m = new Model(5, 26, 5).tube(2.5, 0, 2.5, 2, 8, plastic('#f5f6ff')).tube(2.5, 8, 2.5, 2, 17, glow(hex, power))
  stage.add(m, f.at(0, 0, 0, half), [2.5, 4, 2.5])
}

export function pompom(stage: Stage, f: Transform, hex: Hex): void {
  const m = new Model(22, 22, 22).fill((x, y, z) => {
    const d = Math.hypot(x - 11, y - 11, z - 11)
    return d < 8 + 2.6 * Math.sin(x * 1.9) * Math.sin(y * 2.3 + 1) * Math.sin(z * 2.1)
      ? plastic((x + y + z) % 5 < 2 ? '#ffffff' : hex)
      : undefined
  })
  stage.add(m, f.at(0, 0, 0, half), [11, 8, 11])
}

/** A striped bucket of popcorn. */
export function popcorn(stage: Stage, f: Transform): void {
  const m = new Model(18, 26, 18).tube(9, 0, 9, 6, 16, (x) => soft(Math.floor(x / 3) % 2 ? color.red : '#ffffff'), 8)
  for (let i = 0; i < 16; i++)
    m.ball(
      9 + Math.cos(i * 2.4) * (i % 6),
      17 + (i % 3),
      9 + Math.sin(i * 2.4) * (i % 6),
      2.4,
      2.2,
      2.4,
      soft(i % 3 ? '#fff3c8' : '#ffe08a'),
    )
  stage.add(m, f.at(0, 0, 0, half))
}
