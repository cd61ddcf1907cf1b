import { color, type Hex } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
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
    // The page crops the picture at both sides, so all people are within its middle 70 %.
    pupil(-14, 36, 8, cast.noa, raisingHand({ head: [-6, -10, 3] }), color.coral, color.coral)
    pupil(23, 38, -6, cast.omer, typing({ head: [-2, -12, 0] }), color.yellow, color.mint)
    pupil(-37, 0, 14, cast.yoni, typing({ head: [-4, 16, 4] }), color.mint, color.yellow)
    pupil(4, -4, 0, cast.maya, typing({ head: [-2, 14, 4] }), color.coral, color.sky)
    pupil(37, -10, -12, cast.ido, typing({ head: [-4, 6, -3] }), color.sky, color.violet, color.coral)
    pupil(-22, -40, 6, cast.eden, typing({ head: [-6, 10, 0] }), color.sky, color.coral)
    pupil(17, -46, -4, cast.amal, typing({ head: [-4, -14, 0] }), color.yellow, color.yellow)
    person(stage, at(-48, 0, -54, 24), cast.tamar, presenting({ head: [4, 8, 0] }))
    person(stage, at(57, 0, -36, -22), cast.dan, bending({ head: [6, 16, 0] }))
    robot(stage, at(49, 0, 18, -20), { right: [150, 20], head: [0, -6, 4] })
    return { camera: { eye: [6, 62, 212], at: [6, 43.6, 112], fov: 31.6, aperture: 0.7, focus: [6, 20, 10] }, light }
  },
})
