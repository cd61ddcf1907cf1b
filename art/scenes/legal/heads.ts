import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { eyeLevel } from '../../vocabulary/camera.ts'
import { inWheelchair } from '../../vocabulary/ensembles.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, reaching, sitting, waving } from '../../vocabulary/people/poses.ts'
import { letterBlock } from '../../vocabulary/props/boards.ts'
import { magnifier } from '../../vocabulary/props/science.ts'
import { chest, dragon } from '../../vocabulary/props/story.ts'

/** A small group for the row of blocks on a legal page. No floor, because the blocks are the floor. */
function head(name: string, height: number, build: (stage: Stage) => void) {
  return picture({
    name: `legal/${name}`,
    size: [1600, height],
    cutout: 0.001,
    build(stage) {
      build(stage)
      return {
        camera: stage.frame(eyeLevel({ pitch: 3, fov: 22, margin: 0.02, settle: 1, aperture: 0 })),
        light: cutoutDay(0, { floor: undefined }),
      }
    },
  })
}

export const legalHeads = [
  /** Growing letters, and people who read them. */
  head('accessibility', 570, (stage) => {
    letterBlock(stage, at(-46, 0, -8, 12), 'A', color.mint, 13)
    letterBlock(stage, at(-27, 0, -10, -6), 'A', color.sky, 20)
    letterBlock(stage, at(2, 0, -14, 8), 'A', color.coral, 30)
    inWheelchair(
      stage,
      at(30, 0, 6, -26),
      { ...cast.ido, ...mood.joy },
      sitting({ right: [160, 26, 10], head: [-6, 10, 0], hands: { right: 'open' } }),
      color.violet,
    )
    const reader = person(stage, at(-62, 0, 4, 34), { ...cast.amal, ...mood.curious }, reaching({ head: [-2, -6, 0] }))
    magnifier(stage, reader.left.upright(20).at(1, -5, 1), color.iris, 0.34)
    person(stage, at(58, 0, -4, -20), { ...cast.moshe, ...mood.glad }, waving())
  }),
  /** Safe storage: a dragon beside its closed chest, and a child who brings a page. */
  head('privacy', 870, (stage) => {
    dragon(stage, at(-30, 0, -6, 40), { wings: 46, head: [4, -6, 4] })
    chest(stage, at(8, 0, 6, -14), false)
    const child = person(stage, at(36, 0, 2, -36), { ...cast.shira, ...mood.glad }, holding({ head: [-2, 6, 0] }))
    letterBlock(stage, child.front.at(0, -5, 2), 'i', color.yellow, 9)
  }),
]
