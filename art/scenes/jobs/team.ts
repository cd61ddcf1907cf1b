import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { eyeLevel } from '../../vocabulary/camera.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, showing, walking, waving } from '../../vocabulary/people/poses.ts'
import { letterBlock } from '../../vocabulary/props/boards.ts'
import { gamepad, laptop } from '../../vocabulary/props/computers.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { camera as filmCamera } from '../../vocabulary/props/media.ts'
import { gear } from '../../vocabulary/props/science.ts'

/** Five instructors walk towards the viewer, each with an object of their subject. */
export const team = picture({
  name: 'jobs/team',
  size: [2000, 900],
  cutout: true,
  night: true,
  build(stage) {
    const coder = person(stage, at(-68, 0, 2, 18), { ...cast.samir, ...mood.cool }, { ...walking(), ...holding({ head: [-2, -6, 4] }) })
    laptop(stage, coder.front.at(0, -5.5, 1, { turn: 0, scale: 1 }), { screen: color.iris, seed: 6, open: 4 })
    const pilot = person(
      stage,
      at(-36, 0, -6, 8),
      { ...cast.tamar, ...mood.joy, pants: '#5d6fd8' },
      {
        ...walking({ legLeft: [-20, -14], legRight: [26, -6] }),
        left: [40, 4, 60, 10],
        right: [168, 32, 12],
        hands: { left: 'grip', right: 'open' },
        head: [-4, -8, 5],
      },
    )
    gamepad(stage, pilot.left.upright(10).at(-1, 1, 2, { tilt: -30 }), color.yellow, true)
    drone(stage, at(-48, 53, -8, { turn: 22, tilt: 14, roll: 8 }), color.coral)
    const teacher = person(stage, at(-5, 0, 6, -2), { ...cast.ruth, ...mood.grin }, { ...walking(), ...holding({ head: [-2, 4, -4] }) })
    letterBlock(stage, teacher.front.at(0, -7.5, 2.5), 'A', color.coral, 12)
    person(stage, at(29, 0, -4, -10), { ...cast.hana, ...mood.gentle }, waving({ head: [-2, 8, 5] }))
    filmCamera(stage, at(46, 0, 10, -12), 17, color.dark)
    const maker = person(
      stage,
      at(68, 0, 4, -16),
      { ...cast.dan, ...mood.glad, shirt: color.sky, pants: color.iris },
      showing({ head: [-2, -4, 4], right: [6, 8, 18], left: [64, 26, 60], hands: { left: 'grip' } }),
    )
    gear(stage, maker.left.upright(-10).at(4, 6.5, 2, { scale: 0.68 }), 9, color.coral)
    return {
      camera: stage.frame(eyeLevel({ pitch: 4, fov: 20, margin: 0.03, aperture: 0.1 })),
      light: stage.night ? cutoutNight() : cutoutDay(),
    }
  },
})
