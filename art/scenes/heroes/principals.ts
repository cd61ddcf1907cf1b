import { color, type Hex } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { wide } from '../../vocabulary/camera.ts'
import { atDesk } from '../../vocabulary/ensembles.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { hair, type Look } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { type Pose, pointing, raisingHand, typing } from '../../vocabulary/people/poses.ts'
import { classroom } from '../../vocabulary/places/indoors.ts'
import { robot } from '../../vocabulary/props/robots.ts'

export const principals = picture({
  name: 'heroes/principals',
  build(stage) {
    const light = classroom(stage, (c) => {
      const blocks = [color.coral, color.yellow, color.mint, color.sky, color.violet]
      for (const [x, h] of [2, 4, 3, 5, 1, 4, 2].entries())
        for (let y = 0; y < h; y++) c.rect(10 + x * 9, 3 + y * 8, 7, 7, blocks[(x + y) % 5] ?? color.sky)
      c.write('WIN', 78, 16, '#ffffff', 2)
    })
    const pupil = (x: number, z: number, turn: number, look: Look, pose: Pose, chair: Hex, logo: Hex, wheels?: Hex) =>
      atDesk(stage, at(x, 0, z, turn), look, { pose, chair, wheels, laptop: { logo } })
    pupil(-30, 30, 12, { ...cast.gal, hair: hair.copper }, typing({ head: [-2, -10, 4] }), color.coral, color.yellow)
    pupil(14, 36, -4, cast.yoni, typing({ head: [-4, 12, -4] }), color.yellow, color.coral)
    pupil(50, 22, -18, cast.tal, raisingHand({ head: [-8, 4, 4] }), color.mint, color.sky, color.yellow)
    pupil(-52, -10, 20, cast.lev, typing({ head: [-2, 8, 0] }), color.sky, color.mint)
    pupil(-8, -14, 4, cast.amal, typing({ head: [-4, -12, 0] }), color.violet, color.coral)
    pupil(30, -18, -8, cast.ido, raisingHand({ head: [-6, 8, 0] }), color.coral, color.violet)
    person(stage, at(50, 0, -46, -24), cast.ruth, pointing({ head: [2, 14, 0] }))
    robot(stage, at(-84, 0, -26, 26), { right: [150, 20], head: [0, 10, -4], color: color.coral })
    return { camera: stage.frame(wide({ pitch: 13, fov: 34, margin: -0.05, settle: 0.8 })), light }
  },
})
