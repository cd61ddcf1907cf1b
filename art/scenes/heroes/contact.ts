import { blend, color, type Hex } from '../../core/color.ts'
import { glow, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import type { Look } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { type Pose, pointing, reaching, showing, standing, waving } from '../../vocabulary/people/poses.ts'
import { bubble, letters } from '../../vocabulary/props/boards.ts'
import { phone } from '../../vocabulary/props/computers.ts'
import { envelope } from '../../vocabulary/props/symbols.ts'

/** A post office of blocks: three windows, three instructors, a pillar box and a girl with a letter. */
export const contact = picture({
  name: 'heroes/contact',
  size: [2400, 1200],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    const [cream, roof, sill] = [soft('#fff0d6'), plastic(color.coral), soft(color.walnut)]
    const house = new Model(164, 58, 26)
      .box(0, 0, 0, 164, 14, 26, plastic(color.iris))
      .box(0, 14, 0, 164, 2, 26, sill)
      .box(0, 16, 0, 164, 34, 2, soft(night ? '#6a60b8' : '#ffdcae'))
      .box(0, 48, 0, 164, 4, 26, cream)
    for (const x of [0, 52, 106, 158]) house.box(x, 16, 0, 6, 34, 24, cream)
    for (let x = 0; x < 164; x += 8) house.box(x, 52, 0, 8, 4, 26, x % 16 ? roof : cream)
    for (let x = 8; x < 164; x += 16) house.box(x, 3, 25, 8, 8, 1, plastic(blend(color.iris, color.sky, 0.35)))
    for (const x of [8, 60, 114]) pigeonholes(house, x)
    stage.add(house, at(6, 0, -24))
    const tube = new Model(44, 1, 2).box(0, 0, 0, 44, 1, 2, glow('#fff0c8', night ? 9 : 1.6))
    for (const x of [-47, 5, 58]) stage.add(tube, at(x, 46.8, -14))
    letters(stage, at(6, 56, -14), 'WIN', [color.coral, color.yellow, color.sky], 2, 5)
    const behind = (x: number, look: Look, pose: Pose) => person(stage, at(x, 0, -24, -x * 0.15), look, pose)
    const caller = behind(-48, cast.ruth, { ...standing(), right: [70, 20, 120], hands: { right: 'grip' }, head: [0, -6, 6] })
    phone(stage, caller.right.upright(60).at(0, 1, 1), color.mint, 0.8)
    behind(4, cast.samir, waving({ head: [-2, 4, 4] }))
    bubble(stage, at(20, 37, -12), 'HI!', { scale: 0.38 })
    const clerk = behind(58, cast.hana, { ...showing(), head: [14, 0, 0], right: [64, 6, 40] })
    stage.add(
      new Model(8, 12, 8)
        .tube(4, 0, 4, 4, 4, plastic(color.red))
        .tube(4, 4, 4, 1.6, 6, soft(color.walnut))
        .ball(4, 10, 4, 2.4, 2, 2.4, soft(color.walnut)),
      clerk.right.upright().at(0, -5, 0, { scale: 0.6 }),
    )
    envelope(stage, at(53, 16.4, -14, { tilt: -86, scale: 0.5 }))
    stage.add(
      new Model(18, 5, 13)
        .box(0, 3, 0, 18, 2, 13, soft(color.yellow))
        .box(1, 0, 1, 3, 3, 11, soft(color.walnut))
        .box(14, 0, 1, 3, 3, 11, soft(color.walnut)),
      at(27, 0, 7, -14),
    )
    const girl = person(
      stage,
      at(27, 5, 7, 150),
      cast.maya,
      reaching({ right: [112, 10, 4], hands: { right: 'grip' }, legLeft: [0, 0, 3], legRight: [0, 0, 3] }),
    )
    envelope(stage, girl.right.upright(20).at(0, 3, 1, { scale: 0.6 }), '#ffffff', color.coral)
    parcel(stage, at(82, 0, 4, 14), 15, color.wood)
    parcel(stage, at(80, 15, 3, -12), 10, '#f2d3a4')
    parcel(stage, at(66, 0, 10, -20), 10, color.walnut)
    pillarBox(stage, at(-84, 0, 4, 14))
    person(stage, at(-58, 0, 12, -34), { ...cast.kid, cap: color.coral }, pointing({ head: [-6, 20, 0] }))
    return {
      camera: { eye: [0, 32, 216], at: [0, 37.2, 116], fov: 25, aperture: 0.3, focus: [0, 24, -10] },
      light: night ? cutoutNight() : cutoutDay(),
    }
  },
})

/** Shelves on the back wall, with a letter in every other hole. */
function pigeonholes(house: Model, x: number): void {
  const board = soft(color.walnut)
  const paper = [color.white, color.ice, color.pink, color.yellow]
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5; i++) {
      const [left, low] = [x + i * 8.6, 21 + row * 8]
      house.box(left, low, 2, 8.6, 1, 4, board).box(left, low, 2, 1, 8, 4, board)
      if ((i * 3 + row * 5) % 4) house.box(left + 2, low + 1, 2, 5, 3 + ((i + row) % 3), 2, soft(paper[(i + row) % 4] ?? color.white))
    }
}

function parcel(stage: Stage, f: Transform, side: number, hex: Hex): void {
  const m = new Model(20, 18, 20)
    .round(0, 0, 0, 20, 18, 20, soft(hex), 1)
    .box(8, 0, 0, 4, 18, 20, soft(color.coral))
    .box(0, 0, 8, 20, 18, 4, soft(color.coral))
  stage.add(m, f.at(0, 0, 0, { scale: side / 20 }))
}

function pillarBox(stage: Stage, f: Transform): void {
  const m = new Model(28, 64, 28)
    .tube(14, 0, 14, 13, 5, plastic(color.dark))
    .tube(14, 5, 14, 11, 45, plastic(color.coral))
    .tube(14, 50, 14, 13, 4, plastic(color.coral))
    .ball(14, 54, 14, 12, 8, 12, plastic(color.coral))
    .box(8, 40, 24, 12, 3, 2, soft(color.dark))
    .box(9, 24, 24, 10, 12, 2, soft('#ffffff'))
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}
