import { color, type Hex } from '../../core/color.ts'
import { glow, material, matte, metal, plastic } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { moonlit } from '../../vocabulary/light.ts'
import { person } from '../../vocabulary/people/person.ts'
import { kneeling, standing } from '../../vocabulary/people/poses.ts'
import { noa, uri } from '../../vocabulary/people/story-cast.ts'
import { lantern } from '../../vocabulary/props/camp.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'
import { bush, fir, ground } from '../../vocabulary/props/nature.ts'
import { castle, dragon } from '../../vocabulary/props/story.ts'
import { storySky } from './sky.ts'

const light = moonlit({ backdrop: { top: '#120e2e', bottom: '#3a3488' } })
const planks = new Model(12, 6, 30).round(0, 0, 0, 12, 6, 30, plastic(color.yellow), 1)

/** The valley at night, with the dragon's side on the left; `blocks` are the x positions of the bridge's blocks. */
function valley(stage: Stage, blocks: readonly number[], gap = 34): void {
  stage.backdrop(() => {
    for (const side of [-1, 1]) {
      const top: [Hex, Hex] = ['#4a8f96', '#43858e']
      ground(stage, at(side * (gap + 80), 0, -20), {
        width: 160,
        depth: 130,
        round: 4,
        plate: 8,
        studs: false,
        top,
        strata: ['#3a7480', ...Array<Hex>(24).fill('#5a5498')],
      })
    }
    for (const [x, z] of [
      [-120, -60],
      [-66, -72],
      [52, -66],
      [136, -54],
    ] as const)
      fir(stage, at(x, 0, z), 50, 'night')
    castle(stage, at(96, 0, -92, { turn: -18, scale: 0.6 }), { lit: 2.4 })
    const water = new Model(120, 1, 160).box(0, 0, 0, 120, 1, 160, material('#2f62c8', { coat: 1, roughness: 0.1, jitter: 0.03 }))
    stage.add(water, at(0, -46, -30))
    for (const x of blocks) stage.add(planks, at(x, -6, 6))
  })
  lightPanel(stage, at(-40, 90, 190, { tilt: 125 }), 4, '#ffd9b0', 70)
}

/** The dragon laughed so hard that the bucket fell off his head. */
export const trueThings = picture({
  name: 'story/true-things',
  size: [2048, 1366],
  build(stage) {
    valley(stage, [-28, -16, 16, 28])
    storySky(stage, 192)
    dragon(stage, at(-46, 0, 4, 44), { wings: 40, head: [-14, 22, 8] })
    const bucket = new Model(28, 26, 28)
      .tube(14, 0, 14, 10, 24, metal('#b9c2e0'), 13)
      .tube(14, 4, 14, 8, 22, matte('#3a3f6a'), 11)
      .tube(14, 20, 14, 13.4, 3, metal(color.coral))
    stage.add(bucket, at(-16, 30, 14, { roll: -118, turn: 20, scale: 0.6 }), [14, 13, 14])
    person(stage, at(34, 0, 8, -46), { ...uri, mouth: 'laugh', eyes: 'happy' }, standing({ head: [-6, -6, 4], right: [60, 10, 70] }))
    person(stage, at(54, 0, 4, -40), { ...noa, mouth: 'laugh' }, standing({ head: [-4, 6, 4] }))
    lantern(stage, at(66, 0, 18), 7)
    bush(stage, at(78, 0, 10), 8, 'night', color.violet)
    return { camera: { eye: [0, 34, 160], at: [0, 24, 0], fov: 38, aperture: 0.4, focus: [0, 20, 8] }, light }
  },
})

/** The dragon hiccups a spark, and the prince jumps. */
export const hiccup = picture({
  name: 'story/hiccup',
  build(stage) {
    valley(stage, [-36, -24, -12, 12, 24, 36], 42)
    storySky(stage, 172, -36, false)
    dragon(stage, at(-42, 0, 4, 56), { wings: 60, head: [2, 18, 0] })
    const spark = new Model(16, 16, 16)
      .ball(8, 8, 8, 4, 4, 4, glow('#ffd45e', 7))
      .box(7, 0, 7, 2, 16, 2, glow('#ff6a3a', 6))
      .box(0, 7, 7, 16, 2, 2, glow('#ff6a3a', 6))
    stage.add(spark, at(-10, 31, 18, { roll: 18, scale: 0.6 }), [8, 8, 8])
    person(
      stage,
      at(28, 0, 8, -58),
      { ...uri, mouth: 'oh' },
      standing({ torso: [-10, 0], head: [-8, -4, -4], left: [112, 26, 40], right: [118, 26, 40], hands: { left: 'open', right: 'open' } }),
    )
    person(stage, at(54, 0, -4, -36), { ...noa, mouth: 'calm' }, kneeling({ head: [-4, -8, 0] }))
    lantern(stage, at(64, 0, 12), 7)
    return { camera: { eye: [52, 37, 138], at: [4, 22, 0], fov: 38, aperture: 0.4, focus: [0, 20, 8] }, light }
  },
})

/** The prince alone on the last block; two eyes look out of the cave. */
export const sorry = picture({
  name: 'story/sorry',
  build(stage) {
    valley(stage, [-12, 0, 12, 24], 30)
    storySky(stage, 176, 120, false)
    stage.backdrop(() => {
      const cave = new Model(70, 42, 34).fill((x, y, z) => {
        const hill = Math.hypot((x - 35) / 35, y / 40, (z - 8) / 26) < 1 + Math.sin(x * 0.5 + y * 0.4) * 0.03
        const hole = Math.hypot((x - 38) / 19, y / 26) < 1 && z > 8
        return hill && !hole ? matte('#6a64a8', 0.06) : undefined
      })
      stage.add(cave, at(-66, 0, -34, { turn: 16, scale: 1.7 }))
    })
    dragon(stage, at(-62, 0, -34, 40), { wings: 4, head: [10, 12, 10] })
    const prince = person(
      stage,
      at(6, 0, 10, -62),
      { ...uri, mouth: 'calm' },
      standing({ head: [4, -4, 4], left: [36, 0, 96, 30], right: [34, 10, 30], hands: { right: 'grip' } }),
    )
    lantern(stage, prince.right.upright().at(0, -9, 1), 7)
    person(stage, at(47, 0, -8, -54), { ...noa, mouth: 'smile' }, standing())
    return { camera: { eye: [-2, 33, 128], at: [-8, 23, 0], fov: 38, aperture: 0.4, focus: [0, 20, 8] }, light }
  },
})
