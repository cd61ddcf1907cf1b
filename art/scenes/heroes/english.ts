import { color, type Hex } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { inWheelchair, withBook } from '../../vocabulary/ensembles.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, holding, reading, sitting, waving } from '../../vocabulary/people/poses.ts'
import { bubble, letterBlock } from '../../vocabulary/props/boards.ts'
import { flagpole, lantern } from '../../vocabulary/props/camp.ts'
import { bush, cloud, flower, ground, tree, tuft } from '../../vocabulary/props/nature.ts'
import { openBook } from '../../vocabulary/props/story.ts'

/** Letter blocks on a meadow that ends at the right in block steps, where the page's own grass continues. */
export const english = picture({
  name: 'heroes/english',
  size: [2400, 1600],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    meadowWithSteps(stage)
    const glowing = night ? 0.9 : 0
    letterBlock(stage, at(-76, 0, -26, 8), 'A', color.coral, 33, glowing)
    letterBlock(stage, at(-37, 0, -30, -5), 'B', color.sky, 33, glowing)
    letterBlock(stage, at(4, 0, -26, -10), 'C', color.yellow, 33, glowing)
    letterBlock(stage, at(-56, 33, -28, 10), 'D', color.mint, 24, glowing)
    letterBlock(stage, at(-36, 0, 30, 14), 'H', color.violet, 11, glowing)
    letterBlock(stage, at(-21, 0, 31, -12), 'I', color.coral, 11, glowing)
    person(stage, at(-82, 33, -12, 14), cast.noa, sitting({ ...waving(), seat: 0 }))
    const boy = person(stage, at(-33, 33, -17, -6), cast.ido, sitting({ ...reading(), seat: 0 }))
    openBook(stage, boy.front.at(0, -0.5, 0, { tilt: -48 }), color.coral)
    person(stage, at(6, 33, -24, -8), cast.sara, cheering())
    withBook(stage, at(-50, 0, 18, 12), cast.amal, { floor: true, cover: color.sky })
    inWheelchair(
      stage,
      at(26, 0, 10, -16),
      cast.omer,
      sitting({ right: [166, 30, 10], hands: { right: 'open' }, head: [-6, -6, 4] }),
      color.sky,
    )
    const holder = person(stage, at(-92, 0, 4, 24), cast.yoni, holding({ head: [-4, 6, 0] }))
    letterBlock(stage, holder.front.at(0, -5, 2.5, 6), 'E', color.orange, 11, glowing)
    sign(stage, at(-84, 0, -52, 6), 'HELLO!', 68, '#ffffff', color.iris)
    sign(stage, at(38, 0, -50, -8), 'HI!', 52, color.iris, '#ffffff')
    if (night) lantern(stage, at(2, 0, 26), 8)
    return {
      camera: { eye: [-16, 30, 196], at: [-16, 34.6, 96], fov: 34, aperture: 0.3, focus: [-16, 20, 0] },
      light: night ? cutoutNight(0, { floor: undefined, tone: { exposure: 1.36, bloom: 0.08 } }) : cutoutDay(0, { floor: undefined }),
    }
  },
})

/** A board on a post. */
function sign(stage: Stage, f: Transform, words: string, height: number, back: Hex, ink: Hex): void {
  flagpole(stage, f, height, color.walnut)
  bubble(stage, f.at(0, height - 8, 2), words, { back, ink, scale: 0.9 })
}

/** Seen from low down: a band of grass along the lower edge and, at the right, a staircase of turf that hides the end of the ground. */
function meadowWithSteps(stage: Stage): void {
  const { night } = stage
  const turf: Hex = night ? '#44ad88' : '#6fdd66'
  const top: [Hex, Hex] = night ? ['#48b48e', '#42aa86'] : ['#76e06b', '#6bd862']
  const strata = Array<Hex>(9).fill(turf)
  const field = (right: number, front: number, back: number) =>
    ground(stage, at(right - 120, 0, (front + back) / 2), { width: 240, depth: front - back, round: 0, plate: 10, top, strata })
  stage.backdrop(() => {
    field(20, 46, 30)
    field(42, 30, -20)
    field(50, -20, -70)
    for (const [i, h] of [12, 8, 4, 0, -4].entries())
      ground(stage, at(23.5 + i * 7, h, 38), {
        width: 7,
        depth: 16,
        round: 0,
        plate: 7,
        studs: false,
        top,
        strata: Array<Hex>(14).fill(turf),
      })
    const green = night ? 'night' : undefined
    tree(stage, at(-112, 0, -60), { height: 24, r: 16, green: green ?? 'mint' })
    tree(stage, at(-134, 0, -30), { height: 18, r: 13, green: green ?? 'meadow' })
    tree(stage, at(-20, 0, -66), { height: 34, r: 15, green: green ?? 'meadow' })
    tree(stage, at(12, 0, -68), { height: 24, r: 13, green: green ?? 'blossom' })
    bush(stage, at(30, 8, 36), 5, green ?? 'meadow', color.coral)
    bush(stage, at(-104, 0, 26), 6, green ?? 'mint', color.yellow)
    for (const [x, z] of [
      [-70, 36],
      [-36, 34],
      [6, 34],
      [12, 38],
      [-88, 34],
    ] as const) {
      flower(stage, at(x, 0, z), x % 4 ? color.coral : color.yellow, 4)
      tuft(stage, at(x + 6, 0, z - 3, x))
    }
    cloud(stage, at(-14, 86, -60), 2, 0.5, night ? '#8f8be0' : '#ffffff')
    cloud(stage, at(66, 62, -70), 4, 0.5, night ? '#8f8be0' : '#ffffff')
    ground(stage, at(60, 84, -60), { width: 26, depth: 18, round: 8, plate: 0, studs: false, top, strata: [turf, '#c98f57', '#a9744c'] })
    tree(stage, at(60, 84, -60, { scale: 0.6 }), { height: 10, r: 9, green: green ?? 'mint', caps: 2 })
  })
}
