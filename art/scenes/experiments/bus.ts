import { color } from '../../core/color.ts'
import { glow, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, standing, thumbsUp, waving } from '../../vocabulary/people/poses.ts'

const [length, tall, deep] = [128, 56, 40]
const window = { width: 17, height: 21, from: 25, first: 20, step: 21 }
const wheels = [25, 101]

/** A school bus that leaves to the left, with a child at every window. */
export const nextStop = picture({
  name: 'experiments/bus',
  size: [1800, 860],
  cutout: 0.45,
  night: true,
  build(stage) {
    hull(stage)
    passengers(stage)
    return {
      camera: stage.frame({ fov: 16, pitch: 7, yaw: -24, margin: 0.02, settle: 0.9, aperture: 0 }),
      light: stage.night ? cutoutNight() : cutoutDay(),
    }
  },
})

function hull(stage: Stage): void {
  const body = plastic(color.yellow)
  const dark = soft('#2b2950')
  const m = new Model(length + 14, tall, deep)
    .round(10, 6, 0, length - 10, tall - 6, deep, body, 5)
    .round(0, 6, 1, 26, 22, deep - 2, body, 4)
    .box(10, 22, 0, length - 12, 2, 1, dark)
    .box(10, 22, deep - 1, length - 12, 2, 1, dark)
    .box(10, 16, deep - 1, length - 12, 1, 1, dark)
  // hollow, with a pale ceiling that is lit at night
  m.box(16, 12, 4, length - 20, tall - 18, deep - 8, 0)
  m.box(16, tall - 7, 4, length - 20, 1, deep - 8, stage.night ? glow('#ffe2a0', 2.4) : soft('#fff6dc'))
  for (let i = 0; i < 5; i++) m.box(window.first + i * window.step, window.from, 0, window.width, window.height, deep, 0)
  // the windscreen, its lamps, and the door's hinge
  m.box(10, window.from, 4, 6, window.height, deep - 8, 0)
  for (const z of [4, deep - 9]) m.box(0, 12, z, 1, 5, 5, glow('#fff2c0', stage.night ? 5 : 2))
  m.box(0, 8, 6, 1, 2, deep - 12, metal())
  for (const x of wheels)
    m.fill((a, b, c) => {
      const reach = Math.hypot(a - x, b - 9)
      if (c > 6 && c < deep - 6) return undefined
      if (reach < 3.5) return metal()
      return reach < 9.4 ? dark : reach < 11 && b > 6 ? dark : undefined
    })
  stage.add(m, at(0, 0, 0), [length / 2, 0, deep / 2])
}

function passengers(stage: Stage): void {
  const seats = [
    [cast.noa, mood.joy, waving({ head: [-2, -10, 5] })],
    [cast.omer, mood.grin, thumbsUp({ head: [0, 8, -4] })],
    [cast.amal, mood.wow, standing({ head: [-4, -6, 4] })],
    [cast.lia, mood.cheeky, cheering({ head: [-6, 4, 0], left: [150, 20, 40], right: [150, 20, 40] })],
    [cast.ben, mood.glad, waving({ head: [-2, 12, -5] })],
  ] as const
  for (const [i, [look, face, pose]] of seats.entries()) {
    const x = window.first + i * window.step + window.width / 2 - length / 2
    person(stage, at(x, 12.5, deep / 2 - 12, -14 + i * 5), { ...look, ...face }, pose)
  }
}
