import { color } from '../core/color.ts'
import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { wide } from '../vocabulary/camera.ts'
import { cast } from '../vocabulary/people/cast.ts'
import { person } from '../vocabulary/people/person.ts'
import { presenting, steering } from '../vocabulary/people/poses.ts'
import { simRoom } from '../vocabulary/places/indoors.ts'
import { cockpit } from '../vocabulary/props/flight.ts'
import { chair } from '../vocabulary/props/furniture.ts'

export const flightSimulator = picture({
  name: 'flight-simulator',
  build(stage) {
    const light = simRoom(stage)
    for (const [x, look, turn] of [
      [-26, { ...cast.shira, headphones: color.coral }, 18],
      [26, { ...cast.adam, headphones: color.mint }, -16],
    ] as const) {
      cockpit(stage, at(x, 0, -34))
      const seat = at(x, 0, -20, 180)
      chair(stage, seat, color.yellow)
      person(stage, seat, look, steering({ head: [-4, turn, 0] }))
    }
    person(stage, at(66, 0, -30, -50), cast.samir, presenting({ head: [2, -10, 0] }))
    return { camera: stage.frame(wide({ pitch: 12, yaw: -10, margin: 0.05 }), [...stage.subjects, [-64, 60, -60], [74, 66, -60]]), light }
  },
})
