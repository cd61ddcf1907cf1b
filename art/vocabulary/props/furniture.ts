import { color, type Hex } from '../../core/color.ts'
import { glow, material, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

const board = (hex: Hex) => material(hex, { coat: 0.35, roughness: 0.35, jitter: 0.04, seam: 0.04 })

export interface DeskOptions {
  width?: number
  depth?: number
  height?: number
  top?: Hex
  leg?: Hex
}

/** A desk with its surface at `height` (11 for seated children, 14 for standing ones). */
export function desk(stage: Stage, f: Transform, o: DeskOptions = {}): void {
  const { width: w = 30, depth: d = 16, height: h = 11, top = '#fbeed6', leg = color.white } = o
  const m = new Model(w, h, d).slab(0, h - 2, 0, w, 2, d, board(top), 2)
  for (const x of [2, w - 4]) for (const z of [2, d - 4]) m.box(x, 0, z, 2, h - 2, 2, plastic(leg))
  stage.add(m, f)
}

/** A closed workbench, as in a laboratory. */
export function bench(stage: Stage, f: Transform, o: DeskOptions & { front?: Hex } = {}): void {
  const { width: w = 90, depth: d = 22, height: h = 12, top = '#fbfbff', front = color.iris } = o
  const m = new Model(w, h, d).box(2, 0, 1, w - 4, h - 2, d - 3, plastic(front)).slab(0, h - 2, 0, w, 2, d, board(top), 1)
  for (let x = 18; x < w - 6; x += 18) m.box(x, 1, d - 3, 1, h - 4, 1, soft('#1d1b4f'))
  stage.add(m, f)
}

/** A chair with its seat at 5.5; a person on it uses the same transform. */
export function chair(stage: Stage, f: Transform, hex: Hex = color.sky): void {
  const [shell, leg] = [plastic(hex), plastic('#e9ebf7')]
  const m = new Model(22, 34, 22).round(0, 8, 0, 22, 3, 22, shell, 1.5).round(1, 18, 0, 20, 15, 3, shell, 2)
  for (const x of [4, 16]) m.box(x, 10, 1, 2, 9, 2, leg)
  for (const x of [2, 18]) for (const z of [2, 18]) m.box(x, 0, z, 2, 8, 2, leg)
  stage.add(m, f.at(0, 0, -1.5, { scale: 0.5 }))
}

export function stool(stage: Stage, f: Transform, hex: Hex = color.coral, height = 5.5): void {
  const m = new Model(10, height * 1, 10).tube(5, height - 2, 5, 4.6, 2, plastic(hex))
  for (const [x, z] of [
    [2, 2],
    [7, 2],
    [2, 7],
    [7, 7],
  ] as const)
    m.box(x, 0, z, 1, height - 2, 1, plastic('#e9ebf7'))
  stage.add(m, f)
}

/** A wheelchair with large side wheels; the person in it needs `seat: 7`. */
export function wheelchair(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const [frame, dark, cloth] = [plastic(hex), soft('#2b2950'), soft(color.iris)]
  const wheel = new Model(30, 30, 3)
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 30; x++) {
      const r = Math.hypot(x + 0.5 - 15, y + 0.5 - 15)
      const spoke = Math.abs(Math.sin(Math.atan2(y + 0.5 - 15, x + 0.5 - 15) * 4)) < 0.16
      if (r < 15 && r > 12.4) wheel.box(x, y, 0, 1, 1, 3, dark)
      else if ((r < 12.4 && r > 11) || r < 2.6 || (spoke && r < 12)) wheel.box(x, y, 1, 1, 1, 1, frame)
    }
  for (const s of [-1, 1]) stage.add(wheel, f.at(s * 7.6, 7.5, -1.5, { turn: 90, scale: 0.5 }), [15, 15, 1.5])
  const seat = new Model(26, 44, 36).round(0, 12, 2, 26, 3, 22, cloth, 1).round(1, 15, 0, 24, 22, 3, cloth, 1.5)
  for (const x of [0, 24])
    seat.box(x, 14, 1, 2, 28, 2, frame).box(x, 21, 2, 2, 2, 18, frame).box(x, 6, 22, 2, 8, 2, frame).line(x, 12, 22, x, 3, 30, frame, 2)
  for (const x of [0, 24]) seat.box(x, 40, -1, 2, 2, 4, dark)
  seat.box(3, 2, 28, 20, 1, 8, dark)
  stage.add(seat, f.at(0, 0, 0, { scale: 0.5 }), [13, 0, 14])
  const castor = new Model(2, 6, 6).fill((_x, y, z) => (Math.hypot(y - 3, z - 3) < 3 ? dark : undefined))
  for (const s of [-1, 1]) stage.add(castor, f.at(s * 5.4, 0, 7, { scale: 0.5 }))
}

/** Shelves full of books; `seed` varies the books. */
export function bookcase(stage: Stage, f: Transform, o: { width?: number; shelves?: number; seed?: number; wood?: Hex } = {}): void {
  const { width: w = 34, shelves = 4, seed = 3, wood = '#f2d3a4' } = o
  const h = shelves * 14 + 2
  const m = new Model(w, h, 10)
  const r = seededRandom(seed)
  m.box(0, 0, 0, w, h, 1, soft('#e6bf8c'))
    .box(0, 0, 0, 2, h, 10, soft(wood))
    .box(w - 2, 0, 0, 2, h, 10, soft(wood))
  for (let s = 0; s <= shelves; s++) m.box(0, s * 14, 0, w, 2, 10, soft(wood))
  for (let s = 0; s < shelves; s++)
    for (let x = 3; x < w - 5; ) {
      const wide = 2 + Math.floor(r() * 2)
      const tall = 7 + Math.floor(r() * 4)
      if (r() < 0.84)
        m.box(
          x,
          s * 14 + 2,
          2,
          wide,
          tall,
          6,
          soft(pick([color.coral, color.sky, color.yellow, color.mint, color.violet, color.white], r() * 6)),
        )
      x += wide
    }
  stage.add(m, f)
}

export function sofa(stage: Stage, f: Transform, hex: Hex = color.violet, w = 40): void {
  const m = new Model(w, 18, 18)
  m.round(0, 0, 0, w, 7, 18, soft(hex), 2)
    .round(0, 4, 0, w, 14, 6, soft(hex), 2)
    .round(0, 2, 0, 5, 10, 18, soft(hex), 2)
    .round(w - 5, 2, 0, 5, 10, 18, soft(hex), 2)
  stage.add(m, f)
}

export function beanbag(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  stage.add(new Model(22, 13, 22).ball(11, 4, 11, 11, 6, 11, soft(hex)).ball(11, 6, 7, 8.5, 7, 6, soft(hex)), f)
}

export function carpet(
  stage: Stage,
  f: Transform,
  o: { width?: number; depth?: number; color?: Hex; rim?: Hex; round?: number } = {},
): void {
  const { width: w = 100, depth: d = 60, color: hex = '#8ee6c6', rim = '#49c9a5', round = 12 } = o
  const m = new Model(w, 1, d).slab(0, 0, 0, w, 1, d, soft(rim), round).slab(3, 0, 3, w - 6, 1, d - 6, soft(hex), round - 2)
  stage.add(m, f)
}

/** A pendant lamp above its origin, which it lights. */
export function pendant(stage: Stage, f: Transform, hex: Hex = color.yellow, power = 5, cable = 40): void {
  const m = new Model(28, 14 + cable * 2, 28)
    .tube(14, 0, 14, 13, 10, plastic(hex), 5)
    .tube(14, 0, 14, 10, 2, glow('#fff0c8', power))
    .box(13, 10, 13, 2, cable * 2, 2, soft('#444180'))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A large soft lamp, to be placed outside the picture. */
export function lightPanel(stage: Stage, f: Transform, power = 3, hex: Hex = '#ffe6bf', size = 30): void {
  stage.backdrop(() => stage.add(new Model(size, 1, size).box(0, 0, 0, size, 1, size, glow(hex, power)), f))
}
