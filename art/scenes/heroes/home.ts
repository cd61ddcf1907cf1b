import { color, type Hex } from '../../core/color.ts'
import { at } from '../../core/frame.ts'
import { picture } from '../../core/picture.ts'
import { atDesk } from '../../vocabulary/ensembles.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import type { Look } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { bending, type Pose, presenting, raisingHand, typing } from '../../vocabulary/people/poses.ts'
import { classroom } from '../../vocabulary/places/indoors.ts'
import { robot } from '../../vocabulary/props/robots.ts'

export const home = picture({
  name: 'heroes/home',
  size: [2000, 1500],
  night: true,
  build(stage) {
    const { night } = stage
    const light = classroom(stage, (c) => c.network(8, 4, 44, 38).write('AI', 62, 13, '#ffffff', 3), undefined, [-78, 26, 34, 46], 100)
    const power = night ? 2.2 : 1.3
    const pupil = (x: number, z: number, turn: number, look: Look, pose: Pose, chair: Hex, logo: Hex, wheels?: Hex) =>
      atDesk(stage, at(x, 0, z, turn), look, { pose, chair, wheels, laptop: { logo, power } })
    pupil(-18, 36, 8, cast.noa, raisingHand({ head: [-6, -10, 3] }), color.coral, color.coral)
    pupil(34, 36, -8, cast.omer, typing({ head: [-2, -12, 0] }), color.yellow, color.mint)
    pupil(-50, 4, 16, cast.yoni, typing({ head: [-4, 16, 4] }), color.mint, color.yellow)
    pupil(8, -6, 0, cast.maya, typing({ head: [-2, 14, 4] }), color.coral, color.sky)
    pupil(61, 10, -18, cast.ido, typing({ head: [-4, 6, -3] }), color.sky, color.violet, color.coral)
    pupil(-26, -36, 6, cast.eden, typing({ head: [-6, 10, 0] }), color.sky, color.coral)
    pupil(24, -42, -4, cast.amal, typing({ head: [-4, -14, 0] }), color.yellow, color.yellow)
    person(stage, at(-64, 0, -52, 24), cast.tamar, presenting({ head: [4, 8, 0] }))
    person(stage, at(54, 0, -30, -18), cast.dan, bending({ head: [6, 16, 0] }))
    robot(stage, at(93, 0, -50, -14), { right: [150, 20], head: [0, -10, 4] })
    return { camera: { eye: [9, 62, 212], at: [9, 43.6, 112], fov: 31.6, aperture: 0.7, focus: [12, 20, 10] }, light }
  },
})
