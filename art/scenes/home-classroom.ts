import { color } from '../core/color.ts'
import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { wide } from '../vocabulary/camera.ts'
import { atDesk } from '../vocabulary/ensembles.ts'
import { cast } from '../vocabulary/people/cast.ts'
import { person } from '../vocabulary/people/person.ts'
import { bending, presenting, raisingHand, typing } from '../vocabulary/people/poses.ts'
import { classroom } from '../vocabulary/places/indoors.ts'
import { robot } from '../vocabulary/props/robots.ts'

export const homeClassroom = picture({
  name: 'home-classroom',
  build(stage) {
    const light = classroom(stage, (c) => c.network(8, 4, 44, 38).write('AI', 62, 13, '#ffffff', 3))
    atDesk(stage, at(-62, 0, 22, 14), cast.noa, { pose: raisingHand({ head: [-8, -16, 0] }), chair: color.coral })
    atDesk(stage, at(-14, 0, 40, 4), cast.omer, { pose: typing({ head: [-2, -14, 0] }), chair: color.yellow, laptop: { logo: color.mint } })
    atDesk(stage, at(34, 0, 28, -8), cast.maya, { pose: typing({ head: [0, 14, 4] }), chair: color.mint, laptop: { logo: color.sky } })
    atDesk(stage, at(-36, 0, -26, 8), cast.eden, { pose: typing({ head: [-6, 10, 0] }), laptop: { logo: color.coral } })
    atDesk(stage, at(14, 0, -24, -2), cast.amal, { pose: typing({ head: [-4, -10, 0] }), laptop: { logo: color.yellow } })
    atDesk(stage, at(84, 0, 6, -22), cast.ido, { wheels: color.coral, laptop: { logo: color.violet } })
    person(stage, at(-78, 0, -50, 20), cast.tamar, presenting({ head: [4, 6, 0] }))
    person(stage, at(58, 0, -12, -22), cast.dan, bending({ head: [8, -14, 0] }))
    robot(stage, at(66, 0, -58, -14), { left: [150, 20], head: [0, -10, 4] })
    return { camera: stage.frame(wide({ yaw: 6, pitch: 17, fov: 34, margin: 0.03 })), light }
  },
})
