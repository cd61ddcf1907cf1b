import { color, type Hex } from '../../core/color.ts'
import { metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { eyeLevel, wide } from '../../vocabulary/camera.ts'
import { inWheelchair } from '../../vocabulary/ensembles.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, crossLegged, handsOnHips, sitting, standing } from '../../vocabulary/people/poses.ts'
import { library } from '../../vocabulary/places/indoors.ts'
import { schoolyard } from '../../vocabulary/places/outdoors.ts'
import { backpack, bunting, flagpole } from '../../vocabulary/props/camp.ts'
import { desk } from '../../vocabulary/props/furniture.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { magnifier } from '../../vocabulary/props/science.ts'

/** On the library's carpet: a treasure map of the school. */
export const treasureMap = picture({
  name: 'camp/gallery-09',
  night: 'dusk',
  build(stage) {
    const light = library(stage)
    stage.add(
      new Model(44, 1, 30).fill((x, _y, z) =>
        soft(
          Math.abs(z - 15 - Math.sin(x * 0.3) * 5) < 1.2
            ? color.coral
            : Math.hypot(x - 34, z - 8) < 3
              ? color.red
              : Math.hypot(x - 12, z - 20) < 6
                ? color.sky
                : (Math.floor(x / 6) + Math.floor(z / 6)) % 2
                  ? '#fff0c8'
                  : '#ffe9b8',
        ),
      ),
      at(2, 1.4, 26, { tilt: 10, turn: 6, scale: 0.85 }),
    )
    person(
      stage,
      at(-28, 0, 6, 34),
      { ...cast.noa, ...mood.wow },
      crossLegged({ left: [56, -4, 30], hands: { left: 'point' }, head: [6, 0, 4], torso: [10, 0] }),
    )
    person(
      stage,
      at(1, 0, -6, 0),
      { ...cast.yoni, ...mood.curious },
      crossLegged({ right: [46, -6, 128], hands: { right: 'point' }, head: [8, 6, -4], torso: [8, 0] }),
    )
    const girl = person(
      stage,
      at(30, 0, 8, -36),
      { ...cast.tal, shirt: color.mint, over: color.mint, ...mood.gentle },
      crossLegged({ right: [50, 10, 80], hands: { right: 'grip' }, head: [4, -4, 6] }),
    )
    magnifier(stage, girl.right.upright(-20).at(0, -3, 1), color.coral, 0.3)
    backpack(stage, at(50, 0, -14, -30), color.sky)
    return { camera: stage.frame(eyeLevel({ pitch: 15, margin: 0.04, yaw: 6 })), light }
  },
})

/** The last day: the robot hands out medals in the yard. */
export const medals = picture({
  name: 'camp/gallery-22',
  night: 'dusk',
  build(stage) {
    const light = schoolyard(stage, 'WIN')
    stage.backdrop(() => {
      for (const x of [-64, 64]) flagpole(stage, at(x, 0, -34), 56)
      bunting(stage, [-64, 55, -34], [64, 55, -34], { flags: 14, sag: 6 })
    })
    desk(stage, at(40, 0, 6, -20), { width: 34, depth: 16, height: 12, top: '#fff2d8', leg: color.coral })
    for (const [i, hex] of ([color.coral, color.sky, color.mint] as const).entries())
      medal(stage, at(31 + i * 8, 12.4, 8 + i * 3, { tilt: -84, turn: i * 20 }), hex)
    robot(stage, at(18, 0, -6, -58), { right: [84, 4], left: [20, 14], head: [6, 8, 4], color: color.coral })
    const champion = person(
      stage,
      at(-10, 0, 2, 56),
      { ...cast.kid, age: 'child', ...mood.proud },
      standing({ left: [-8, 10, 10], right: [-8, 10, 10], head: [-4, 10, 0] }),
    )
    medal(stage, champion.front.at(0, -1, -1.6, { tilt: -4 }), color.sky)
    const amal = person(
      stage,
      at(-34, 0, 12, 44),
      { ...cast.amal, ...mood.joy },
      standing({ left: [62, -6, 62, 26], right: [62, -6, 62, 26], hands: { left: 'open', right: 'open' }, head: [0, 8, 6] }),
    )
    medal(stage, amal.front.at(0, -2.4, -1, { tilt: -4 }), color.coral)
    inWheelchair(
      stage,
      at(-58, 0, 4, 40),
      { ...cast.omer, ...mood.shout },
      sitting({ left: [160, 26, 8], right: [164, 26, 8], hands: { left: 'open', right: 'open' } }),
      color.yellow,
    )
    person(stage, at(-20, 0, -22, 30), { ...cast.eden, ...mood.cool }, handsOnHips())
    person(stage, at(62, 0, -6, -34), { ...cast.tamar }, cheering({ left: [62, -6, 62, 26], right: [62, -6, 62, 26], head: [0, -6, 4] }))
    return { camera: stage.frame(wide({ pitch: 10, fov: 34, margin: 0.03, yaw: -6 })), light }
  },
})

/** A medal on its ribbon, face to +z. */
function medal(stage: Stage, f: Transform, hex: Hex): void {
  const m = new Model(14, 24, 3)
    .line(2, 22, 0, 6, 10, 0, soft(hex), 2)
    .line(11, 22, 0, 7, 10, 0, soft(hex), 2)
    .pipe(7, 6, 0, 6, 2, metal('#ffc72e'))
    .pipe(7, 6, 2, 3, 1, plastic('#ffe9a8'))
  stage.add(m, f.at(0, 0, 0, { scale: 0.4 }), [7, 12, 0])
}
