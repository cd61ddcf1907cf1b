import { color, type Hex } from '../../core/color.ts'
import { glass, glow, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

export function envelope(stage: Stage, f: Transform, hex: Hex = '#ffffff', seal: Hex = color.coral, scale = 1): void {
  const m = new Model(48, 34, 6).round(0, 0, 0, 48, 34, 5, plastic(hex), 2)
  for (let x = 1; x < 47; x++) {
    const y = 31 - (23 - Math.abs(x - 23.5)) * 0.75
    m.box(x, y, 4, 1, 2, 1, soft('#c9cfe6'))
  }
  m.ball(24, 14, 4.5, 5, 5, 1.6, plastic(seal))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }), [24, 17, 3])
}

export function mapPin(stage: Stage, f: Transform, hex: Hex = color.coral, scale = 1): void {
  const m = new Model(36, 56, 24).fill((x, y, z) => {
    const d = Math.hypot(x - 18, y - 38, (z - 12) * 1.5)
    if (d < 17) return Math.hypot(x - 18, y - 38) < 7 ? plastic('#ffffff') : plastic(hex)
    const r = 12 * (y / 30)
    return y < 30 && Math.hypot(x - 18, (z - 12) * 1.5) < r ? plastic(hex) : undefined
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }))
}

/** An upright jigsaw piece. */
export function puzzle(stage: Stage, f: Transform, hex: Hex = color.sky, scale = 1): void {
  const m = new Model(52, 52, 8).fill((x, y) => {
    const inBody = x > 2 && x < 38 && y > 2 && y < 38
    const knob = Math.hypot(x - 43, y - 20) < 7.4 || Math.hypot(x - 20, y - 43) < 7.4
    const hole = Math.hypot(x - 6, y - 20) < 7 || Math.hypot(x - 20, y - 6) < 7
    return (inBody && !hole) || knob ? plastic(hex) : undefined
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }), [24, 24, 4])
}

/** A block with an arrow, as in block programming; `way` in degrees, 0 to the right. */
export function arrowBlock(stage: Stage, f: Transform, hex: Hex = color.mint, way = 0, side = 14): void {
  const n = 24
  const m = new Model(n, n, n).round(0, 0, 0, n, n, n, plastic(hex), 2.5)
  const a = (way * Math.PI) / 180
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const [u, v] = [
        (x + 0.5 - n / 2) * Math.cos(a) + (y + 0.5 - n / 2) * Math.sin(a),
        -(x + 0.5 - n / 2) * Math.sin(a) + (y + 0.5 - n / 2) * Math.cos(a),
      ]
      if ((u > -8 && u < 2 && Math.abs(v) < 2.4) || (u >= 1 && u < 8 && Math.abs(v) < 8 - u)) m.set(x, y, n - 1, soft('#ffffff'))
    }
  stage.add(m, f.at(0, 0, 0, { scale: side / n }))
}

/** A tile of a block program: a long brick with a notch and lines as "text". */
export function codeBrick(stage: Stage, f: Transform, hex: Hex = color.violet, width = 34, indent = 0): void {
  const w = width * 2
  const m = new Model(w, 16, 8).round(0, 2, 0, w, 14, 7, plastic(hex), 2).box(8, 0, 0, 8, 3, 7, plastic(hex)).box(8, 13, 0, 8, 3, 8, 0)
  m.box(20, 7, 6, w * 0.3, 3, 2, soft('#ffffff')).round(w - 20, 5, 6, 14, 7, 2, soft('#ffffff'), 1.5)
  stage.add(m, f.at(indent, 0, 0, { scale: 0.5 }), [0, 0, 3.5])
}

export function heart(stage: Stage, f: Transform, hex: Hex = color.coral, scale = 1): void {
  const rows = [
    '..####...####..',
    '.######.######.',
    '###############',
    '###############',
    '###############',
    '.#############.',
    '..###########..',
    '...#########...',
    '.....#####.....',
    '......###......',
    '.......#.......',
  ]
  stage.add(new Model(15, 11, 4).sprite(0, 0, 0, rows, { '#': plastic(hex) }, 4), f.at(0, 0, 0, { scale }), [7.5, 5, 2])
}

export function check(stage: Stage, f: Transform, hex: Hex = color.mint, scale = 1): void {
  const m = new Model(36, 36, 8)
    .fill((x, y) => (Math.hypot(x - 18, y - 18) < 18 ? plastic(hex) : undefined))
    .line(10, 17, 7, 16, 11, 7, soft('#ffffff'), 4)
    .line(16, 11, 7, 26, 24, 7, soft('#ffffff'), 4)
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 * scale }), [18, 18, 4])
}

/** A glowing figure from an old arcade game. */
export function sprite(
  stage: Stage,
  f: Transform,
  kind: 'invader' | 'ghost' | 'coin' | 'mushroom',
  hex: Hex = color.mint,
  power = 1.4,
  scale = 1,
): void {
  const art = {
    invader: ['..#.....#..', '...#...#...', '..#######..', '.##.###.##.', '###########', '#.#######.#', '#.#.....#.#', '...##.##...'],
    ghost: ['...####...', '.########.', '.#..##..#.', '##..##..##', '##########', '##########', '##########', '##.####.##', '#...##...#'],
    coin: ['..####..', '.######.', '##.##.##', '##.##.##', '##.##.##', '##.##.##', '.######.', '..####..'],
    mushroom: ['...####...', '.##o##o##.', '#o######o#', '##########', '..oooooo..', '..o#oo#o..', '..oooooo..'],
  }[kind]
  const m = new Model(11, 9, 2).sprite(0, 0, 0, art, { '#': glow(hex, power), o: glow('#fff6e0', power) }, 2)
  stage.add(m, f.at(0, 0, 0, { scale }), [5.5, 4.5, 1])
}

/** An arcade cabinet with its screen towards +z. */
export function arcade(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const m = new Model(36, 88, 36)
  m.box(0, 0, 2, 36, 44, 32, plastic(color.dark))
    .box(0, 44, 2, 36, 34, 18, plastic(color.dark))
    .box(0, 76, 2, 36, 12, 24, plastic(hex))
    .box(2, 78, 26, 32, 8, 1, glow(color.yellow, 1.6))
    .box(2, 44, 16, 32, 3, 18, plastic(hex))
    .box(4, 50, 20, 28, 24, 1, glow('#2b3fd0', 1))
    .box(0, 0, 2, 2, 78, 32, plastic(hex))
    .box(34, 0, 2, 2, 78, 32, plastic(hex))
    .box(2, 47, 20, 32, 32, 14, 0)
  m.sprite(12, 60, 21, ['..#.....#..', '...#...#...', '..#######..', '.##.###.##.', '###########', '#.#######.#'], {
    '#': glow(color.mint, 1.8),
  })
    .box(10, 47, 26, 2, 6, 2, plastic('#f7f7ff'))
    .ball(11, 54, 27, 2.5, 2.5, 2.5, plastic(color.red))
    .box(20, 47, 26, 3, 1, 3, glow(color.yellow, 1.5))
    .box(26, 47, 26, 3, 1, 3, glow(color.sky, 1.5))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A glowing door to another world, for VR, facing +z. */
export function portal(stage: Stage, f: Transform, hex: Hex = color.sky, r = 18, power = 2): void {
  const n = r * 4
  const m = new Model(n, n, 4).fill((x, y, z) => {
    const d = Math.hypot(x - n / 2, y - n / 2) / (r * 2)
    if (d > 1) return undefined
    if (d > 0.86) return glow(hex, power)
    const swirl = Math.sin(d * 16 + Math.atan2(y - n / 2, x - n / 2) * 3)
    return z < 2 ? (swirl > 0.4 ? glow(color.violet, power * 0.5) : glass('#241f6e')) : undefined
  })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [n / 2, n / 2, 2])
}
