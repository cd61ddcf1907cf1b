import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { drone, hoop } from '../../vocabulary/props/flight.ts'
import { cloud } from '../../vocabulary/props/nature.ts'

/** A single object without a background, seen slightly from below. */
function sprite(name: string, size: readonly [number, number], build: (stage: Stage) => void) {
  return picture({
    name: `sprites/${name}`,
    size,
    cutout: 0.001,
    build(stage) {
      build(stage)
      return {
        camera: stage.frame({ fov: 16, pitch: -12, margin: 0.02, settle: 0.5, aperture: 0 }),
        light: cutoutDay(0, { floor: undefined }),
      }
    },
  })
}

export const sprites = [
  sprite('drone-red', [1600, 1040], (stage) => {
    drone(stage, at(0, 0, 0, { turn: 22, tilt: 30, roll: 8 }), color.coral)
    hoop(stage, at(-10, 2, -8, 26), 13, color.sky)
  }),
  sprite('drone-sky', [1600, 840], (stage) => {
    drone(stage, at(0, 0, 0, { turn: -16, tilt: 30, roll: -6 }), color.sky)
    cloud(stage, at(-14, -7, -10), 3, 0.34)
  }),
  sprite('drone-violet', [1600, 840], (stage) => drone(stage, at(0, 0, 0, { turn: 14, tilt: 30, roll: -9 }), color.violet)),
]
