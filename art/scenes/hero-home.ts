import { color } from '../core/color.ts'
import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { wide } from '../vocabulary/camera.ts'
import { atDesk, inVr } from '../vocabulary/ensembles.ts'
import { cutoutDay, cutoutNight } from '../vocabulary/light.ts'
import { cast } from '../vocabulary/people/cast.ts'
import { person } from '../vocabulary/people/person.ts'
import { pointing, raisingHand, waving } from '../vocabulary/people/poses.ts'
import { drone } from '../vocabulary/props/flight.ts'
import { ground } from '../vocabulary/props/nature.ts'
import { robot } from '../vocabulary/props/robots.ts'
import { pot } from '../vocabulary/props/science.ts'

export const heroHome = picture({
  name: 'hero-home',
  size: [2400, 1600],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    ground(stage, at(0, 0, 6), {
      width: 190,
      depth: 110,
      round: 40,
      plate: 10,
      top: night ? ['#5a55b4', '#524da8'] : ['#f4e0bb', '#ecd3a6'],
      strata: [color.coral, color.yellow, color.sky, color.iris],
    })
    atDesk(stage, at(-44, 0, 14, 18), cast.noa, { pose: raisingHand(), chair: color.coral, laptop: { power: night ? 2.4 : 1.3 } })
    atDesk(stage, at(10, 0, 26, -4), cast.omer, { wheels: color.sky, laptop: { logo: color.mint, power: night ? 2.4 : 1.3 } })
    inVr(stage, at(56, 0, 10, -24), cast.maya)
    person(stage, at(-10, 0, -18, 8), cast.amal, waving())
    person(stage, at(-72, 0, -12, 26), cast.dan, pointing({ head: [-6, -10, 0] }))
    robot(stage, at(34, 0, -20, -10), { left: [150, 20] })
    pot(stage, at(74, 0, -22), { scale: 1.2 })
    drone(stage, at(20, 60, 0, { turn: 14, tilt: 16, roll: 8, scale: 1.2 }))
    return { camera: stage.frame(wide({ pitch: 15, margin: 0.03 })), light: night ? cutoutNight(-8) : cutoutDay(-8) }
  },
})
