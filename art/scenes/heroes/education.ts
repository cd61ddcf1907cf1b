import { color, type Hex } from '../../core/color.ts'
import { glass, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { pick } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { inWheelchair } from '../../vocabulary/ensembles.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { bending, holding, kneeling, sitting, thumbsUp } from '../../vocabulary/people/poses.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { lantern } from '../../vocabulary/props/camp.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { ground, tree } from '../../vocabulary/props/nature.ts'
import { castle } from '../../vocabulary/props/story.ts'

/** A world under construction, from right to left: pegs on bare grass, half-finished walls, the finished castle. */
export const education = picture({
  name: 'heroes/education',
  size: [2400, 1100],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    const toys = [color.coral, color.yellow, color.mint, color.sky, color.violet] as const
    stage.backdrop(() =>
      ground(stage, at(0, 0, -14), {
        width: 300,
        depth: 96,
        round: 0,
        plate: 8,
        top: night ? ['#3f9a7a', '#398f70'] : ['#9bdc6a', '#8dd160'],
        strata: Array<Hex>(6).fill(night ? '#2f7f62' : '#7cc765'),
      }),
    )
    castle(stage, at(-84, 0, -40, { turn: 12, scale: 1.24 }), { wall: '#ffe9c4', roof: color.coral, lit: night ? 2.4 : 0 })
    tree(stage, at(-134, 0, -10), { height: 14, r: 12, green: night ? 'night' : 'mint' })
    inWheelchair(
      stage,
      at(-72, 0, 20, 12),
      cast.omer,
      sitting({ right: [166, 30, 10], hands: { right: 'open' }, head: [-4, -4, 4] }),
      color.sky,
    )
    person(stage, at(-98, 0, 14, 24), cast.shira, thumbsUp())
    const carrier = at(-18, 88, -20, { turn: 20, tilt: 8, scale: 1.1 })
    drone(stage, carrier, color.coral)
    cube(stage, at(-18, 72, -20, 16), color.yellow, 8)
    for (const x of [-3, 3]) stage.add(new Model(1, 16, 1).box(0, 0, 0, 1, 16, 1, soft('#ffffff')), at(-18 + x, 79.6, -20, { scale: 0.5 }))

    wall(stage, at(2, 0, -24, 6), 7, (x) => [7, 7, 6, 5, 5, 3, 2][x] ?? 1, toys)
    scaffold(stage, at(2, 0, -12, 6), 46, 26)
    if (night) lantern(stage, at(14, 26, -10), 7)
    const up = person(stage, at(-8, 26, -11, 30), cast.yoni, bending({ head: [4, 0, 0] }))
    cube(stage, up.front.at(0, -7, 2), color.coral, 7)
    const below = person(stage, at(26, 0, 10, -34), cast.tal, holding({ head: [-12, 0, 0] }))
    cube(stage, below.front.at(0, -3.5, 2), color.mint, 8)
    crane(stage, at(58, 0, -32, 176), 52)

    const girl = person(stage, at(64, 0, 16, -16), cast.noa, { ...kneeling(), head: [8, 10, 0] })
    stage.add(
      new Model(30, 1, 22)
        .box(0, 0, 0, 30, 1, 22, soft('#dff1ff'))
        .box(4, 0, 4, 10, 1, 8, soft(color.sky))
        .box(17, 0, 6, 8, 1, 11, soft(color.coral)),
      girl.hips.at(0, 1, 9, { tilt: 30, scale: 0.5 }),
    )
    const pegs = [
      [84, 8],
      [120, 8],
      [124, -22],
      [86, -22],
    ] as const
    pegs.forEach(([x, z], i) => {
      stage.add(new Model(3, 14, 3).round(0, 0, 0, 3, 14, 3, soft(color.walnut), 0.5), at(x, 0, z, { scale: 0.6 }))
      const [nx, nz] = pegs[(i + 1) % 4] ?? [x, z]
      const n = Math.round(Math.hypot(nx - x, nz - z))
      const string = new Model(1, 1, n * 2).box(0, 0, 0, 1, 1, n * 2, soft('#ffffff'))
      stage.add(string, at(x, 6.5, z, { turn: (Math.atan2(nx - x, nz - z) * 180) / Math.PI, scale: 0.5 }), [0.5, 0, 0])
    })
    for (const [i, [x, y, z]] of (
      [
        [104, 0, -4],
        [112, 0, -6],
        [107, 0, 3],
        [108, 7, -3],
        [56, 0, -16],
      ] as const
    ).entries())
      cube(stage, at(x, y, z, i * 25), pick(toys, i), 7)
    const dawn = { from: [0.7, 0.5, 0.7] as const, color: '#ffc79a' as const, power: 4.8, radius: 0.06 }
    const light = night
      ? cutoutNight(0, { floor: undefined })
      : cutoutDay(0, { floor: undefined, sun: dawn, sky: { zenith: '#a9b8ff', horizon: '#ffd9cf', ground: '#d8b8d8', power: 0.85 } })
    return { camera: { eye: [0, 34, 262], at: [0, 39, 162], fov: 25, aperture: 0.3, focus: [0, 20, 0] }, light }
  },
})

/** A wall of cubes, `columns` wide; `high` returns the height of each column. */
function wall(stage: Stage, f: Transform, columns: number, high: (x: number) => number, toys: readonly [Hex, ...Hex[]]): void {
  for (let x = 0; x < columns; x++)
    for (let y = 0; y < high(x); y++) {
      if (x === 2 && (y === 2 || y === 3)) continue
      cube(stage, f.at((x - columns / 2 + 0.5) * 7.5, y * 7.5, 0), pick(toys, x * 2 + y * 3), 7.5)
    }
}

/** Poles and a plank to stand on, at `height`. */
function scaffold(stage: Stage, f: Transform, width: number, height: number): void {
  const pole = new Model(3, (height + 14) * 2, 3).box(0, 0, 0, 3, (height + 14) * 2, 3, plastic(color.yellow))
  for (const x of [-width / 2, width / 2]) for (const z of [-4, 6]) stage.add(pole, f.at(x, 0, z, { scale: 0.5 }))
  stage.add(new Model(width, 2, 14).box(0, 0, 0, width, 2, 14, soft(color.wood)), f.at(0, height - 2, 1))
  stage.add(new Model(width * 2, 2, 2).box(0, 0, 0, width * 2, 2, 2, plastic(color.yellow)), f.at(0, height + 9, -4, { scale: 0.5 }))
}

/** A small yellow crane with a cube on its hook. */
function crane(stage: Stage, f: Transform, height: number): void {
  const paint = plastic(color.yellow)
  const lattice = (n: number) =>
    new Model(7, n, 7).fill((x, y, z) => {
      const edge = Math.abs(x - 3.5) > 2.4 && Math.abs(z - 3.5) > 2.4
      const bar = (Math.abs(x - 3.5) > 2.4 || Math.abs(z - 3.5) > 2.4) && Math.floor(y + x + z) % 7 === 0
      return edge || bar ? paint : undefined
    })
  stage.add(lattice(height * 2), f.at(0, 0, 0, { scale: 0.5 }))
  stage.add(
    new Model(14, 12, 12).round(0, 0, 0, 14, 12, 12, plastic(color.coral), 2).box(2, 4, 11, 10, 5, 1, glass('#9fdcff')),
    f.at(0, height, 0, { scale: 0.5 }),
  )
  stage.add(lattice(76), f.at(-8, height + 8, 0, { roll: -90, scale: 0.5 }), [3.5, 0, 3.5])
  stage.add(new Model(1, 28, 1).box(0, 0, 0, 1, 28, 1, soft('#3a3870')), f.at(26, height - 7, 0, { scale: 0.5 }))
  cube(stage, f.at(26, height - 14, 0, 20), color.violet, 7)
}
