import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { withTablet } from '../../vocabulary/ensembles.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, pointing, reaching } from '../../vocabulary/people/poses.ts'
import { nightLab } from '../../vocabulary/places/indoors.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { planet, projector } from '../../vocabulary/props/science.ts'

export const ai = picture({
  name: 'heroes/ai',
  size: [2880, 1920],
  build(stage) {
    const light = nightLab(stage)
    projector(stage, at(12, 0, -26))
    planet(stage, at(12, 44, -26, { roll: 12 }), { r: 16, power: 1.5, ring: color.coral })
    // Her face is the focus of the page's largest picture: near, turned to the viewer, with light hair against the dark wall.
    person(
      stage,
      at(-23, 0, 60, 26),
      {
        ...cast.lia,
        ...mood.grin,
        style: 'pigtails',
        shirt: color.yellow,
        outfit: 'hoodie',
        pants: color.coral,
        shoe: color.mint,
        tie: color.coral,
      },
      reaching({ left: [112, 26, 10], right: [44, 10, 70], hands: { left: 'open' }, torso: [2, 0], head: [-4, -16, 4] }),
    )
    robot(stage, at(-59, 0, 14, 26), { left: [140, 20], head: [-6, 10, 4] })
    drone(stage, at(-44, 66, -14, { turn: 24, tilt: 22, roll: 8 }), color.coral)
    withTablet(
      stage,
      at(52, 0, 24, -30),
      { ...cast.shira, glasses: '#ffd45e' },
      { pose: holding({ head: [-8, 6, 0] }), color: color.mint, show: true },
    )
    person(stage, at(84, 0, -30, -36), cast.nadav, pointing({ head: [-8, -4, 0] }))
    lightPanel(stage, at(-70, 70, 150, { tilt: 105, turn: -20 }), 3, '#ffe3c0', 40)
    return { camera: { eye: [2, 40, 166], at: [2, 33.5, 66], fov: 37, aperture: 0.8, focus: [-22, 24, 46] }, light }
  },
})
