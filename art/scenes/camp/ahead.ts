import { color, type Hex } from '../../core/color.ts'
import { glow, matte, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { inWheelchair, withTablet } from '../../vocabulary/ensembles.ts'
import { indoors, nightRoom } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, holding, kneeling, pointing, reaching, sitting, typing } from '../../vocabulary/people/poses.ts'
import { nightCity } from '../../vocabulary/places/indoors.ts'
import { beach, meadow } from '../../vocabulary/places/outdoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { bunting, flagpole, lantern } from '../../vocabulary/props/camp.ts'
import { laptop } from '../../vocabulary/props/computers.ts'
import { rocket, smoke } from '../../vocabulary/props/flight.ts'
import { carpet, desk, lightPanel, pendant } from '../../vocabulary/props/furniture.ts'
import { bush, flower, palm, rock, tree } from '../../vocabulary/props/nature.ts'
import { kitRobot } from '../../vocabulary/props/robots.ts'
import { pot } from '../../vocabulary/props/science.ts'

/** A menorah with eight lamps and the one that lights them, on a stand of blocks; the first `lit` lamps burn. */
function hanukkiah(stage: Stage, f: Transform, lit: number): void {
  const gold = plastic('#e8a92e')
  const m = new Model(76, 46, 12).round(24, 0, 0, 28, 4, 12, gold, 1).box(36, 4, 4, 4, 22, 4, gold).box(2, 22, 4, 72, 4, 4, gold)
  const lamps = [2, 11, 20, 29, 43, 52, 61, 70]
  const tones = [color.coral, color.orange, color.yellow, color.mint, color.sky, color.violet, color.pink, color.coral]
  for (const [i, x] of lamps.entries()) {
    const burns = i >= lamps.length - lit
    m.box(x, 26, 4, 4, 8, 4, plastic(tones[i] ?? color.sky)).ball(
      x + 2,
      37,
      6,
      2.6,
      3.6,
      2.6,
      burns ? glow('#ffb03a', 3.2) : plastic('#d9dbe6'),
    )
  }
  m.box(35, 26, 3, 6, 12, 6, plastic('#ffffff')).ball(38, 42, 6, 3, 4, 3, glow('#ffb03a', 3.6))
  stage.add(m, f)
}

/** A spinning top with a letter on its face. */
function dreidel(stage: Stage, f: Transform, hex: Hex): void {
  const m = new Model(14, 26, 14).round(0, 8, 0, 14, 11, 14, plastic(hex), 2).tube(7, 19, 7, 1.6, 7, soft(color.cream))
  for (let y = 0; y < 8; y++) m.box(6.5 - y * 0.75, y, 6.5 - y * 0.75, 1 + y * 1.5, 1, 1 + y * 1.5, plastic(hex))
  stage.add(m.box(4, 10, 13, 2, 7, 1, soft('#ffffff')).box(4, 10, 13, 6, 2, 1, soft('#ffffff')), f)
}

/** A menorah that is lit by code: one child programs, one counts the lamps, one brings doughnuts. */
export const hanukkah = picture({
  name: 'camp/hanukkah-2026',
  night: true,
  build(stage) {
    const { night } = stage
    room(stage, { wall: night ? '#3f3f9a' : '#2f6fc0', side: night ? '#8d84d0' : '#fff0dc', view: [44, 30, 70, 46] })
    stage.backdrop(() => {
      if (night) nightCity(stage)
      else for (const x of [20, 66]) tree(stage, at(x, -4, -120), { height: 24, r: 16, green: 'mint' })
      carpet(stage, at(0, 0, 0), { width: 140, depth: 80, color: '#ffd9a8', rim: color.coral })
      pot(stage, at(-100, 0, -66), { scale: 1.3 })
      bunting(stage, [-120, 84, -78], [0, 84, -78], { colors: [color.sky, color.white, color.yellow] })
      bunting(stage, [0, 84, -78], [120, 84, -78], { colors: [color.sky, color.white, color.yellow] })
      pendant(stage, at(-66, 80, -30), color.yellow, night ? 12 : 4)
    })
    desk(stage, at(0, 0, 6), { width: 104, depth: 26, height: 13, top: '#f2d3a4', leg: color.iris })
    hanukkiah(stage, at(6, 13, 6, { turn: -6, scale: 0.66 }), 5)
    person(stage, at(-30, 2, -12, 22), { ...cast.yoni, kippah: color.coral, ...mood.glad }, typing({ seat: undefined, head: [2, 4, 2] }))
    laptop(stage, at(-34, 13, 4, 196), { logo: color.yellow, power: 1.6 })
    person(
      stage,
      at(41, 2, -10, -26),
      { ...cast.noa, ...mood.joy },
      reaching({ right: [104, 4, 6], left: [30, 8, 50], hands: { right: 'point' }, head: [-4, -8, -3] }),
    )
    person(
      stage,
      at(-52, 0, -3, 40),
      { ...cast.eden, ...mood.wow },
      cheering({ left: [70, 20, 60], right: [150, 30, 20], head: [-4, -12, 3] }),
    )
    dreidel(stage, at(-17, 13, 14, { roll: 12, turn: 20, scale: 0.42 }), color.coral)
    dreidel(stage, at(26, 13, 14, { roll: -9, turn: -16, scale: 0.36 }), color.mint)
    const plate = new Model(30, 12, 24).slab(0, 0, 0, 30, 2, 24, plastic('#ffffff'), 8)
    for (const [x, z] of [
      [8, 8],
      [21, 8],
      [14, 16],
    ] as const)
      plate.ball(x, 5, z, 6, 4.6, 6, soft('#d98f45')).ball(x, 8.6, z, 2.4, 1.6, 2.4, plastic(color.red))
    stage.add(plate, at(44, 13, 10, { turn: 12, scale: 0.5 }))
    if (night) lightPanel(stage, at(-70, 100, 120, { tilt: 125, turn: -24 }), 2.6, '#ffd9a0')
    return {
      camera: { eye: [-8, 38, 118], at: [-8, 31, 16], fov: 38, aperture: 0.7, focus: [0, 28, 0] },
      light: night
        ? nightRoom({ sun: { from: [0.4, 0.6, 0.9], color: '#ffcf9a', power: 1.9, radius: 0.3 } })
        : indoors({ sun: { from: [0.5, 0.7, 0.85], color: '#ffd9a0', power: 3.8, radius: 0.08 } }),
    }
  },
})

/** Spring: a robot follows a line on the grass, under almond trees in blossom. */
export const passover = picture({
  name: 'camp/passover-2027',
  night: true,
  build(stage) {
    const { night } = stage
    const light = meadow(stage, false)
    stage.backdrop(() => {
      for (const [x, z, s] of [
        [-92, -34, 1.2],
        [-44, -82, 1.1],
        [16, -96, 1.2],
        [66, -66, 1],
        [104, -30, 1.25],
      ] as const)
        tree(stage, at(x, 0, z, { scale: s }), { height: 22, r: 15, green: 'blossom' })
      for (const [x, z] of [
        [-64, 30],
        [72, 34],
        [-20, -40],
        [40, -36],
      ] as const)
        flower(stage, at(x, 0, z, x), x > 0 ? color.violet : color.yellow, 6)
      bush(stage, at(-104, 0, 10), 9, night ? 'night' : 'mint', night ? undefined : color.pink)
      const sheet = new Model(124, 1, 64).slab(0, 0, 0, 124, 1, 64, matte(night ? '#b8b0d8' : '#fff6e6', 0.01), 8)
      const path = (x: number) => 32 + Math.sin(x * 0.075) * 19
      for (let x = 8; x < 116; x += 0.5) sheet.box(x, 0, path(x) - 2.2, 2, 1, 4.4, soft('#2a2550'))
      stage.add(sheet, at(0, 0.5, 16))
    })
    kitRobot(stage, at(-6, 1.5, 22, { turn: 58, scale: 1.1 }), color.coral)
    kitRobot(stage, at(38, 1.5, 6, { turn: 96, scale: 0.95 }), color.sky)
    person(
      stage,
      at(-44, 0, 18, 46),
      { ...cast.maya, ...mood.glad },
      kneeling({ right: [74, 4, 10], hands: { right: 'point' }, head: [4, -8, 2] }),
    )
    withTablet(
      stage,
      at(-18, 0, -24, 12),
      { ...cast.lev, ...mood.joy },
      { pose: holding({ head: [6, -4, 0] }), color: color.mint, show: true },
    )
    inWheelchair(
      stage,
      at(20, 0, -26, -8),
      { ...cast.sara, ...mood.wow, band: color.coral },
      sitting({ left: [150, 34, 14], right: [60, 6, 60], hands: { left: 'open' }, head: [2, 6, 4] }),
      color.sky,
    )
    person(stage, at(55, 0, 12, -50), { ...cast.ben, cap: color.iris }, kneeling({ left: [70, 6, 20], head: [4, 8, 0] }))
    if (night) {
      for (const [x, z] of [
        [-66, -6],
        [50, -16],
      ] as const)
        lantern(stage, at(x, 0, z), 9)
      lightPanel(stage, at(0, 90, 200, { tilt: 115 }), 7, '#ffcf9a', 90)
    }
    return { camera: { eye: [0, 58, 132], at: [2, 20, 0], fov: 39, aperture: 0.6, focus: [0, 14, 14] }, light }
  },
})

/** Summer: a water rocket leaves the beach; across the bay is the island that the children built, with its lighthouse. */
export const summer = picture({
  name: 'camp/summer-2027',
  night: true,
  build(stage) {
    const { night } = stage
    const light = beach(stage)
    stage.backdrop(() => {
      rock(stage, at(78, -4, -150), 34, night ? '#5f6a9a' : '#8fbf6a', 4)
      const tower = new Model(24, 66, 24)
      for (let y = 0; y < 48; y++) tower.tube(12, y, 12, 9 - y * 0.06, 1, plastic(Math.floor(y / 8) % 2 ? '#ffffff' : color.coral))
      tower
        .tube(12, 48, 12, 9, 2, plastic(color.iris))
        .tube(12, 50, 12, 4, 7, glow('#ffe9a8', night ? 9 : 1.6))
        .tube(12, 57, 12, 8, 6, plastic(color.coral), 1)
      stage.add(tower, at(80, 22, -150, { scale: 1.1 }))
      palm(stage, at(-78, 0, -26), 50)
      for (const x of [-60, 58]) flagpole(stage, at(x, 0, -22), 48)
      bunting(stage, [-60, 47, -22], [58, 47, -22])
    })
    rocket(stage, at(-6, 44, -8, { roll: 6, scale: 0.62 }), { color: color.coral, second: color.yellow })
    for (const [y, scale] of [
      [0, 0.5],
      [8, 0.34],
      [16, 0.26],
      [24, 0.2],
    ] as const)
      smoke(stage, at(-4, y, -8, { scale }), { count: 9, spread: 16, seed: y + 2, color: night ? '#b8d0ff' : '#eefaff' })
    const pad = new Model(26, 8, 26).tube(13, 0, 13, 12, 4, plastic(color.iris)).tube(13, 4, 13, 6, 4, plastic(color.mint))
    stage.add(pad, at(-4, 0, -8, { scale: 0.8 }))
    person(stage, at(-46, 0, 14, 34), { ...cast.tal, ...mood.joy }, cheering({ head: [-14, 4, 4] }))
    const pump = person(
      stage,
      at(-24, 0, 26, 24),
      { ...cast.ido, ...mood.focus },
      holding({ left: [30, 4, 40], right: [30, 4, 40], head: [-16, -4, 0] }),
    )
    stage.add(
      new Model(12, 26, 6)
        .box(0, 22, 1, 12, 3, 4, plastic(color.coral))
        .box(5, 8, 2, 2, 14, 2, plastic('#d9dbe6'))
        .round(3, 0, 0, 6, 12, 6, plastic(color.sky), 1),
      pump.front.upright().at(0, -12.5, 2, { scale: 0.6 }),
    )
    person(stage, at(24, 0, 22, -20), { ...cast.amal, ...mood.wow }, pointing({ right: [150, 20, 6], head: [-14, 6, 0] }))
    person(stage, at(50, 0, 4, -36), { ...cast.adam, ...mood.joy }, cheering({ head: [-12, 10, -4] }))
    if (night) {
      for (const [x, z] of [
        [-66, 10],
        [70, 14],
      ] as const)
        lantern(stage, at(x, 0, z), 9)
      lightPanel(stage, at(0, 90, 200, { tilt: 115 }), 7, '#ffcf9a', 90)
    }
    return { camera: { eye: [2, 26, 148], at: [4, 34, 48], fov: 40, aperture: 0.6, focus: [0, 22, 12] }, light }
  },
})
