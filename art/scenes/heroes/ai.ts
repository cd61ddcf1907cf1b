import { color } from '../../core/color.ts'
import { at } from '../../core/frame.ts'
import { picture } from '../../core/picture.ts'
import { inVr, withTablet } from '../../vocabulary/ensembles.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { exploring, holding, pointing } from '../../vocabulary/people/poses.ts'
import { nightLab } from '../../vocabulary/places/indoors.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { planet, projector } from '../../vocabulary/props/science.ts'

export const ai = picture({
  name: 'heroes/ai',
  size: [2400, 1600],
  build(stage) {
    const light = nightLab(stage)
    projector(stage, at(6, 0, -30))
    planet(stage, at(6, 42, -30, { roll: 12 }), { r: 15, power: 1.5, ring: color.coral })
    inVr(stage, at(-30, 0, 34, 46), cast.eden, exploring())
    robot(stage, at(-60, 0, 10, 30), { left: [140, 20], head: [-6, 8, 4] })
    drone(stage, at(-40, 56, -14, { turn: 24, tilt: 22, roll: 8 }), color.coral)
    withTablet(stage, at(52, 0, 18, -34), cast.shira, { pose: holding({ head: [-8, 12, 0] }) })
    person(stage, at(84, 0, -36, -40), cast.nadav, pointing({ head: [-8, -8, 0] }))
    return { camera: { eye: [2, 40, 166], at: [2, 33.5, 66], fov: 37, aperture: 0.8, focus: [-20, 24, 10] }, light }
  },
})
