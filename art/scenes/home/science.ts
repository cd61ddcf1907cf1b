import { at } from '../../core/frame.ts'
import { picture } from '../../core/picture.ts'
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
    rocket(stage, at(4, 30, -14, { turn: 10, roll: -6, scale: 1.05 }), { flames: true })
    smoke(stage, at(2, 0, -16), { color: '#fffdf8' })
    person(stage, at(-48, 0, 14, 24), cast.noa, jumping())
    withTablet(stage, at(48, 0, 18, -26), cast.eden, { show: true, pose: holding({ head: [-14, 12, 0] }) })
    robot(stage, at(-74, 0, -10, 30), { left: [150, 20], head: [-8, 0, 0] })
    stage.backdrop(() => {
      for (const [x, y, s] of [
        [-58, 84, 1.2],
        [-34, 104, 0.8],
        [52, 98, 1.2],
        [74, 66, 0.8],
      ] as const)
        star(stage, at(x, y, -30, { roll: 10, scale: s }))
    })
    const camera = stage.frame(eyeLevel({ pitch: 3, margin: 0.02, settle: 1 }), [
      [-86, 0, 0],
      [68, 0, 18],
      [4, 112, -14],
    ])
    return { camera, light: cutoutDay() }
  },
})
