import { color } from '../../core/color.ts'
import { metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { eyeLevel } from '../../vocabulary/camera.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { waving } from '../../vocabulary/people/poses.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { laptop, tablet } from '../../vocabulary/props/computers.ts'
import { toolbox } from '../../vocabulary/props/electronics.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { kitRobot } from '../../vocabulary/props/robots.ts'

/** The school's contact person, with everything for a lesson on wheels. */
export const coordinator = picture({
  name: 'schools/coordinator',
  size: [1600, 2000],
  cutout: true,
  build(stage) {
    const tamar = person(
      stage,
      at(-11, 0, -4, 10),
      { ...cast.tamar, ...mood.grin, pants: '#8f9be8' },
      waving({ left: [16, 16, 84, 22], hands: { left: 'grip', right: 'open' }, head: [-2, 4, 5] }),
    )
    tablet(stage, tamar.left.upright(6).at(-1.6, 0.6, 2.2, { tilt: -12, roll: -10, scale: 0.85 }), color.sky)
    cart(stage, at(20, 0, 6, -16))
    drone(stage, at(20, 49, -4, { turn: -26, tilt: 16, roll: -8, scale: 1 }), color.mint)
    return {
      camera: stage.frame(eyeLevel({ pitch: 7, fov: 26, margin: 0.04, aperture: 0.2 })),
      light: cutoutDay(0, { sky: { zenith: '#a8c8ff', horizon: '#f2f6ff', ground: '#c8b8f6', power: 0.95 } }),
    }
  },
})

/** A trolley with two shelves: boxes of blocks below, laptops and a robot above. */
function cart(stage: Stage, f: Transform): void {
  const [shelf, post] = [plastic(color.yellow), metal('#cfd6f0')]
  const m = new Model(72, 70, 44)
  for (const y of [12, 40]) m.slab(2, y, 2, 62, 4, 40, shelf, 3).slab(5, y + 3, 5, 56, 1, 34, soft('#fff0c8'), 2)
  for (const [x, z] of [
    [4, 4],
    [60, 4],
    [4, 38],
    [60, 38],
  ] as const) {
    m.box(x, 6, z, 2, 38, 2, post)
    m.fill((a, b, c) => {
      const d = Math.hypot(a - x - 1, b - 6)
      return Math.abs(c - z - 1) < 3 && d < 6 ? (d < 2.4 ? shelf : soft('#46438c')) : undefined
    })
  }
  for (const z of [6, 36]) m.line(63, 44, z, 69, 58, z, post, 2)
  m.box(68, 57, 6, 3, 3, 32, plastic(color.coral))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }), [34, 0, 22])
  toolbox(stage, f.at(-8, 8, 2, { turn: 4, scale: 0.72 }), color.coral)
  cube(stage, f.at(3, 8, 5, 10), color.mint, 5)
  cube(stage, f.at(9, 8, 4, -12), color.sky, 5)
  cube(stage, f.at(6, 13, 4, 24), color.violet, 5)
  for (let i = 0; i < 3; i++) {
    const closed = new Model(28, 3, 18).slab(0, 0, 0, 28, 3, 18, plastic(['#e9ebf7', color.sky, '#e9ebf7'][i] as '#e9ebf7'), 2)
    stage.add(closed, f.at(-7, 22 + i * 1.5, 1, { turn: 3 - i * 4, scale: 0.52 }))
  }
  laptop(stage, f.at(-7, 26.5, 1, { turn: 10 }), { screen: color.iris, seed: 4, power: 1.3 })
  kitRobot(stage, f.at(8, 22, 3, { turn: 16, scale: 0.92 }), color.coral)
}
