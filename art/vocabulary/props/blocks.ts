import { color, type Hex } from '../../core/color.ts'
import { plastic } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

const toys = [color.coral, color.yellow, color.mint, color.sky, color.violet, color.white] as const

/** A toy cube with rounded edges, on its origin. */
export function cube(stage: Stage, f: Transform, hex: Hex = color.coral, side = 6): void {
  stage.add(new Model(12, 12, 12).round(0, 0, 0, 12, 12, 12, plastic(hex), 1.4), f.at(0, 0, 0, { scale: side / 12 }))
}

/** Stacked cubes, slightly askew. */
export function tower(stage: Stage, f: Transform, floors = 6, side = 7, seed = 1): void {
  const r = seededRandom(seed)
  for (let i = 0; i < floors; i++)
    cube(stage, f.at((r() - 0.5) * side * 0.16, i * side, (r() - 0.5) * side * 0.16, (r() - 0.5) * 16), pick(toys, i + seed), side)
}

/** Paper bits in the air, in a box of the given size around its origin. */
export function confetti(stage: Stage, f: Transform, [w, h, d]: readonly [number, number, number], count = 90, seed = 5): void {
  const r = seededRandom(seed)
  const bits = toys.map((hex) => new Model(3, 1, 2).box(0, 0, 0, 3, 1, 2, plastic(hex)))
  stage.backdrop(() => {
    for (let i = 0; i < count; i++) {
      const bit = bits[i % bits.length]
      const turn = { turn: r() * 360, tilt: r() * 180, roll: r() * 180, scale: 0.6 + r() * 0.4 }
      if (bit) stage.add(bit, f.at((r() - 0.5) * w, (r() - 0.5) * h, (r() - 0.5) * d, turn))
    }
  })
}
