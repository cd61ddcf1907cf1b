import { color } from '../core/color.ts'
import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { lowAngle } from '../vocabulary/camera.ts'
import { inWheelchair, withGamepad } from '../vocabulary/ensembles.ts'
import { cast } from '../vocabulary/people/cast.ts'
import { person } from '../vocabulary/people/person.ts'
import { cheering, piloting, pointing, sitting } from '../vocabulary/people/poses.ts'
import { meadow } from '../vocabulary/places/outdoors.ts'
import { bunting, flagpole, tent } from '../vocabulary/props/camp.ts'
import { drone, hoop } from '../vocabulary/props/flight.ts'

export const campDrones = picture({
  name: 'camp-drones',
  build(stage) {
    const light = meadow(stage)
    stage.backdrop(() => {
      tent(stage, at(-96, 0, -66, 26), color.coral, color.cream, 44)
      tent(stage, at(112, 0, -84, -24), color.sky, '#ffffff', 44)
      for (const x of [-110, -30, 50]) flagpole(stage, at(x, 0, -44), 58)
      bunting(stage, [-110, 57, -44], [-30, 57, -44])
      bunting(stage, [-30, 57, -44], [50, 57, -44])
    })
    drone(stage, at(-34, 70, 4, { turn: 24, tilt: 24, roll: 8, scale: 1.3 }), color.coral)
    drone(stage, at(34, 88, -14, { turn: -16, tilt: 28, roll: -10, scale: 1.1 }), color.violet)
    hoop(stage, at(66, 76, -40, -20), 18)
    withGamepad(stage, at(-28, 0, 34, 14), cast.ben, { pose: piloting({ head: [-20, 4, 4] }) })
    person(stage, at(-66, 0, 12, 30), cast.lia, cheering())
    inWheelchair(
      stage,
      at(20, 0, 42, -12),
      cast.yoni,
      sitting({ left: [36, -4, 62, 16], right: [164, 26, 8], head: [-14, 4, 0], hands: { right: 'open' } }),
    )
    person(stage, at(62, 0, 14, -20), cast.ruth, pointing({ head: [-14, -10, 0] }))
    return { camera: stage.frame(lowAngle({ pitch: 2, yaw: -4 })), light }
  },
})
