import { color } from '../core/color.ts'
import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { wide } from '../vocabulary/camera.ts'
import { hair, skin } from '../vocabulary/people/look.ts'
import { person } from '../vocabulary/people/person.ts'
import { waving } from '../vocabulary/people/poses.ts'
import { castleValley } from '../vocabulary/places/outdoors.ts'
import { lantern } from '../vocabulary/props/camp.ts'
import { dragon } from '../vocabulary/props/story.ts'

export const storyDragon = picture({
  name: 'story-dragon',
  build(stage) {
    const light = castleValley(stage)
    dragon(stage, at(-34, 0, 0, 26), { wings: 56, head: [4, 14, 0] })
    const prince = person(
      stage,
      at(26, 0, 26, -30),
      {
        skin: skin.olive,
        hair: hair.black,
        style: 'fringe',
        crown: color.yellow,
        shirt: color.coral,
        outfit: 'vest',
        over: color.iris,
        pants: '#f0dfc2',
        mouth: 'laugh',
      },
      waving(),
    )
    lantern(stage, prince.left.upright().at(0, -8, 1), 5)
    lantern(stage, at(-2, 0, 36), 5, color.yellow)
    return { camera: stage.frame(wide({ pitch: 4, yaw: -6, fov: 36, margin: 0.06, shift: [-0.1, -0.08] })), light }
  },
})
