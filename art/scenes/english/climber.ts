import { color, type Hex } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { eyeLevel } from '../../vocabulary/camera.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import type { Leg } from '../../vocabulary/people/poses.ts'
import { letterBlock } from '../../vocabulary/props/boards.ts'

const SIDE = 11
const LEG = 5

/** A child climbs the letters, seen from behind; the page draws the wall. */
export const climber = picture({
  name: 'english/climber',
  size: [1600, 1866],
  cutout: 0.001,
  build(stage) {
    const feet = at(0, 20, 0, 158)
    const [legLeft, legRight]: [Leg, Leg] = [
      [74, -62, 62],
      [10, -16, 14],
    ]
    const child = person(
      stage,
      feet,
      { ...cast.noa, over: color.coral, pants: color.coral, shoe: color.sky },
      {
        torso: [0, 4],
        left: [104, 66, 12],
        right: [166, 26, 8],
        hands: { left: 'grip', right: 'grip' },
        legLeft,
        legRight,
        head: [-22, -46, 0],
      },
    )
    const sole = (side: number, [raise, bend, out = 0]: Leg) =>
      feet
        .at(side * 2.6, LEG * 2, 0, { tilt: -raise, roll: side * out })
        .at(0, -LEG, 0, { tilt: -bend })
        .point(0, -LEG, 0)
    // A hold on the wall behind the hand or foot, with its upper edge where they touch it.
    const hold = ([x, y]: readonly [number, number, number], ch: string, hex: Hex) =>
      letterBlock(stage, at(x, y - SIDE, -12, 10), ch, hex, SIDE)
    const [rx, ry] = child.right.origin
    const [lx, ly] = child.left.origin
    hold([rx + 2, ry + 2, 0], 'C', color.yellow)
    hold([lx - 2, ly + 2, 0], 'B', color.sky)
    hold(sole(1, legLeft), 'A', color.mint)
    hold(sole(-1, legRight), 'D', color.violet)
    return { camera: stage.frame(eyeLevel({ pitch: 4, fov: 22, margin: 0.05, aperture: 0.1 })), light: cutoutDay(-60) }
  },
})
