import { color } from '../../core/color.ts'
import { at } from '../../core/frame.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { letterBlock } from '../../vocabulary/props/boards.ts'
import { drone, hoop } from '../../vocabulary/props/flight.ts'
import { cloud, star } from '../../vocabulary/props/nature.ts'

/** One thing on nothing, seen a little from below. */
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
  sprite('drone-carrying', [1600, 1200], (stage) => {
    drone(stage, at(0, 0, 0, { turn: 8, tilt: 22 }), color.coral)
    const cable = new Model(1, 24, 1).box(0, 0, 0, 1, 24, 1, soft('#3a3870'))
    for (const x of [-3, 3]) stage.add(cable, at(x, -14, 0, { scale: 0.5 }))
  }),
  sprite('cloud-1', [1600, 800], (stage) => cloud(stage, at(0, 0, 0), 1)),
  sprite('cloud-2', [1600, 800], (stage) => cloud(stage, at(0, 0, 0), 5)),
  sprite('letter-a', [1600, 1600], (stage) => letterBlock(stage, at(0, 0, 0, { turn: 22, roll: -6 }), 'A', color.coral)),
  sprite('letter-b', [1600, 1600], (stage) => letterBlock(stage, at(0, 0, 0, { turn: -18, roll: 5 }), 'B', color.sky)),
  sprite('letter-c', [1600, 1600], (stage) => letterBlock(stage, at(0, 0, 0, { turn: 14, roll: 8 }), 'C', color.mint)),
  sprite('star', [1600, 1600], (stage) => star(stage, at(0, 0, 0, { turn: 14, roll: 8 }))),
]
