import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { eyeLevel } from '../vocabulary/camera.ts'
import { withTablet } from '../vocabulary/ensembles.ts'
import { paper } from '../vocabulary/light.ts'
import { cast } from '../vocabulary/people/cast.ts'
import { person } from '../vocabulary/people/person.ts'
import { jumping, pointing } from '../vocabulary/people/poses.ts'
import { rocket, smoke } from '../vocabulary/props/flight.ts'
import { star } from '../vocabulary/props/nature.ts'

export const rocketLaunch = picture({
  name: 'rocket-launch',
  build(stage) {
    rocket(stage, at(10, 26, -14, { turn: 10, roll: -8, scale: 1.1 }), { flames: true })
    smoke(stage, at(6, 0, -16))
    person(stage, at(-50, 0, 18, 24), cast.noa, jumping())
    person(stage, at(-76, 0, -4, 34), cast.sara, pointing({ head: [-14, -8, 0] }))
    withTablet(stage, at(58, 0, 22, -26), cast.adam, { show: true })
    for (const [x, y, s] of [
      [-62, 84, 1.1],
      [-30, 104, 0.7],
      [60, 96, 1.2],
      [86, 66, 0.8],
      [-90, 58, 0.7],
    ] as const)
      star(stage, at(x, y, -40, { roll: 10, scale: s }))
    return { camera: stage.frame(eyeLevel({ pitch: 4, margin: 0.05 })), light: paper('#6a61ea') }
  },
})
