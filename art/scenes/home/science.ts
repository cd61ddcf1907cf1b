import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { eyeLevel } from '../../vocabulary/camera.ts'
import { withTablet } from '../../vocabulary/ensembles.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, jumping } from '../../vocabulary/people/poses.ts'
import { rocket, smoke } from '../../vocabulary/props/flight.ts'
import { star } from '../../vocabulary/props/nature.ts'
import { robot } from '../../vocabulary/props/robots.ts'

export const homeScience = picture({
  name: 'home/science',
  size: [1600, 1300],
  cutout: true,
  build(stage) {
    rocket(stage, at(2, 22, -14, { turn: 10, roll: -6, scale: 0.86 }), { flames: true })
    smoke(stage, at(2, 0, -16), { color: '#fffdf8' })
    person(stage, at(-36, 0, 18, 22), cast.noa, jumping())
    withTablet(stage, at(42, 0, 20, -24), cast.eden, { show: true, pose: holding({ head: [-14, 12, 0] }) })
    robot(stage, at(-62, 0, 2, 28), { left: [20, 14], right: [150, 14], head: [-8, 0, 0] })
    for (const [x, y, s] of [
      [-46, 58, 1.2],
      [-26, 78, 0.8],
      [38, 74, 1.2],
      [58, 52, 0.8],
    ] as const)
      star(stage, at(x, y, -30, { roll: 10, scale: s }))
    return { camera: stage.frame(eyeLevel({ pitch: 3, margin: 0.05, settle: 1 })), light: cutoutDay() }
  },
})
