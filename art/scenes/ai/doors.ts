import { color, type Hex } from '../../core/color.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { atDesk } from '../../vocabulary/ensembles.ts'
import { moonlit, morning } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { pointing, raisingHand, sitting, typing } from '../../vocabulary/people/poses.ts'
import { classroom } from '../../vocabulary/places/indoors.ts'
import { specks } from '../../vocabulary/places/outdoors.ts'
import { letters, neon } from '../../vocabulary/props/boards.ts'
import { lantern } from '../../vocabulary/props/camp.ts'
import { building } from '../../vocabulary/props/city.ts'
import { laptop } from '../../vocabulary/props/computers.ts'
import { chair, desk, lightPanel } from '../../vocabulary/props/furniture.ts'
import { ground, tree } from '../../vocabulary/props/nature.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { pot } from '../../vocabulary/props/science.ts'
import { sprite } from '../../vocabulary/props/symbols.ts'

export const students = picture({
  name: 'ai/door-students',
  night: true,
  size: [1300, 1604],
  build(stage) {
    const light = classroom(stage, (c) => c.network(8, 4, 96, 38), '#6a4fd8')
    const girl = at(0, 0, 20, -34)
    chair(stage, girl, color.yellow)
    desk(stage, girl.at(0, 0, 15), { width: 36 })
    laptop(stage, girl.at(-4, 11, 14, 164), { screen: color.mint, power: 1.5 })
    person(stage, girl, { ...cast.sara, ...mood.joy }, typing({ head: [-2, 6, 5] }))
    atDesk(stage, at(40, 0, -34, -20), cast.ido, { chair: color.coral })
    sprite(stage, at(-20, 33, 26, { turn: 14, scale: 0.8 }), 'invader', color.coral)
    return { camera: { eye: [-4, 32, 92], at: [-6, 22, 20], fov: 38, aperture: 0.9, focus: [0, 24, 24] }, light }
  },
})

export const teachers = picture({
  name: 'ai/door-teachers',
  night: true,
  size: [1300, 1604],
  build(stage) {
    const light = classroom(stage, (c) =>
      c.rect(20, 6, 34, 9, color.coral).rect(20, 18, 48, 9, color.mint).rect(20, 30, 28, 9, color.yellow).write('?', 80, 12, '#ffffff', 3),
    )
    person(stage, at(8, 0, -52, -16), cast.hana, pointing({ right: [120, 30, 4], head: [-2, 10, 0] }))
    for (const [x, look, hex] of [
      [-20, cast.noa, color.coral],
      [16, cast.omer, color.mint],
    ] as const) {
      const seat = at(x, 0, 10, 180)
      chair(stage, seat, hex)
      desk(stage, seat.at(0, 0, 16), { width: 28 })
      person(stage, seat, look, x < 0 ? raisingHand({ head: [-8, -10, 0] }) : sitting({ head: [-8, 14, 0] }))
    }
    return { camera: { eye: [0, 40, 76], at: [0, 29, -40], fov: 44, aperture: 0.6, focus: [6, 34, -50] }, light }
  },
})

export const business = picture({
  name: 'ai/door-business',
  night: true,
  size: [1300, 1604],
  build(stage) {
    const { night } = stage
    const lit = night ? { lit: 0.6, power: 1.6 } : {}
    stage.backdrop(() => {
      const top: [Hex, Hex] = night ? ['#7a70a8', '#736a9f'] : ['#f3dcc0', '#ecd2b2']
      ground(stage, at(0, 0, -20), { width: 300, depth: 180, round: 0, plate: 10, studs: false, top })
      building(stage, at(-46, 0, -90), { width: 40, height: 80, wall: night ? '#5a52a8' : '#ffd9a8', trim: color.coral, seed: 3, ...lit })
      building(stage, at(20, 0, -96), { width: 50, height: 64, wall: night ? '#3f5fb8' : color.sky, trim: '#ffffff', seed: 5, ...lit })
      tree(stage, at(54, 0, -60), { height: 22, r: 14, green: night ? 'night' : undefined })
    })
    const stall = new Model(72, 68, 34).box(2, 0, 22, 68, 15, 10, soft(color.teal)).box(0, 15, 20, 72, 2, 14, soft(color.wood))
    for (const x of [2, 66]) stall.box(x, 0, 4, 4, 62, 4, soft(color.walnut)).box(x, 17, 26, 4, 36, 4, soft(color.walnut))
    for (let x = 0; x < 72; x++)
      for (let z = 0; z < 34; z++)
        stall.box(x, 60 - Math.floor(z * 0.26), z, 1, 2, 1, soft(Math.floor(x / 9) % 2 ? '#ffffff' : color.coral))
    stage.add(stall, at(0, 0, 0))
    person(
      stage,
      at(-8, 0, -2, 8),
      { ...cast.dan, outfit: 'apron', over: color.mint, lanyard: undefined, beard: 'full', ...mood.glad },
      typing({ seat: undefined, head: [-2, -6, 4] }),
    )
    laptop(stage, at(-6, 17, 10, 160), { logo: color.yellow })
    robot(stage, at(20, 6, 4, { turn: -14, scale: 0.95 }), { left: [110, 20], color: color.violet })
    for (const [x, hex] of [
      [-27, color.coral],
      [9, color.yellow],
      [26, color.violet],
    ] as const) {
      pot(stage, at(x, 17, 12, { scale: 0.42 }), { kind: 'flower', pot: hex })
      pot(stage, at(x * 1.05, 0, 24, x), { kind: 'flower', pot: color.coral, scale: 0.7 })
    }
    // The door's arch crops the top of the picture, so the sign hangs well below it.
    if (night) {
      neon(stage, at(0, 63, 8), 'FLOWERS', color.yellow, 1, 3)
      for (const x of [-30, 30]) lantern(stage, at(x, 36, 12), 9, color.yellow)
      lightPanel(stage, at(-20, 110, 150, { tilt: 125 }), 9, '#ffd0a0', 60)
      specks(stage)
    } else letters(stage, at(0, 62, 6), 'FLOWERS', [color.yellow], 1, 3)
    return {
      camera: { eye: [-8, 40, 134], at: [-1, 38, 10], fov: 44, aperture: 0.7, focus: [0, 30, 4] },
      light: night ? moonlit() : morning(),
    }
  },
})
