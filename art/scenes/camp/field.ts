import { color } from '../../core/color.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { eyeLevel, lowAngle, overShoulder, wide } from '../../vocabulary/camera.ts'
import { inWheelchair, withGamepad } from '../../vocabulary/ensembles.ts'
import { golden, noon } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import {
  bending,
  cheering,
  crossLegged,
  jumping,
  kneeling,
  legsOut,
  piloting,
  pointing,
  presenting,
  running,
  sitting,
  walking,
  waving,
} from '../../vocabulary/people/poses.ts'
import { forest, meadow, schoolyard } from '../../vocabulary/places/outdoors.ts'
import { backpack, ball, banner, blanket, bottle, bunting, flagpole, sandwich, signpost, tent } from '../../vocabulary/props/camp.ts'
import { gamepad } from '../../vocabulary/props/computers.ts'
import { drone, hoop } from '../../vocabulary/props/flight.ts'
import { flower, tree, tuft } from '../../vocabulary/props/nature.ts'
import { kitRobot, robot } from '../../vocabulary/props/robots.ts'

/** The camp in the morning: everyone arrives. */
export const arrival = picture({
  name: 'camp/gallery-01',
  night: 'dusk',
  build(stage) {
    const light = meadow(stage)
    stage.backdrop(() => {
      for (const [x, z, turn, hex, stripe] of [
        [-104, -20, 34, color.coral, color.cream],
        [-70, -66, 22, color.yellow, '#ffffff'],
        [-16, -88, 4, color.violet, color.pink],
        [48, -78, -14, color.sky, '#ffffff'],
        [104, -34, -30, color.mint, color.cream],
      ] as const)
        tent(stage, at(x, 0, z, turn), hex, stripe, 42)
      for (const [x, z] of [
        [-60, -30],
        [66, -30],
      ] as const)
        flagpole(stage, at(x, 0, z), 52)
      bunting(stage, [-60, 51, -30], [66, 51, -30], { flags: 14 })
    })
    const walkers = [
      [cast.noa, -34, 26, 206, color.coral],
      [cast.omer, -2, 44, 186, color.sky],
      [cast.kid, 12, 36, 176, color.yellow],
      [cast.amal, 34, 22, 158, color.violet],
    ] as const
    for (const [look, x, z, turn, hex] of walkers)
      backpack(stage, person(stage, at(x, 0, z, turn), look, walking({ head: [-4, turn > 180 ? -24 : 24, 0] })).back, hex)
    person(stage, at(-2, 0, -34, 6), { ...cast.tamar, ...mood.cheeky }, cheering())
    person(stage, at(-58, 0, -6, 36), cast.ben, waving())
    inWheelchair(stage, at(40, 0, -28, -20), cast.ido, sitting({ right: [164, 30, 10], hands: { right: 'open' } }))
    person(stage, at(-36, 0, -44, 30), cast.lia, running())
    signpost(stage, at(70, 0, 14, -10), [
      { words: 'WIN', color: color.coral, way: 'left' },
      { words: 'CAMP', color: color.sky, way: 'left' },
    ])
    return {
      camera: stage.frame(wide({ pitch: 27, yaw: 4, fov: 34, margin: 0.02 }), [...stage.subjects, [-112, 6, -6], [112, 6, -20]]),
      light,
    }
  },
})

/** Over the shoulder: a flight through the hoops above the schoolyard. */
export const yardFlight = picture({
  name: 'camp/gallery-03',
  night: 'dusk',
  build(stage) {
    const light = schoolyard(stage, 'WIN')
    for (const [x, y, z, turn, hex] of [
      [-6, 50, -14, 10, color.coral],
      [36, 60, -44, -16, color.yellow],
      [76, 46, -66, -30, color.violet],
    ] as const)
      hoop(stage, at(x, y, z, turn), 13, hex)
    drone(stage, at(10, 53, -26, { turn: 150, tilt: 10, roll: -16, scale: 1 }), color.mint)
    withGamepad(
      stage,
      at(-32, 0, 36, 172),
      { ...cast.maya, style: 'ponytail', tie: color.yellow, shirt: color.coral },
      { pose: piloting({ head: [-16, -26, 0] }), color: color.yellow },
    )
    person(stage, at(22, 0, 10, -70), { ...cast.eden, ...mood.wow }, pointing({ head: [-20, -10, 0], right: [146, 10, 6] }))
    person(stage, at(48, 0, 2, -50), { ...cast.gal, shorts: true }, cheering({ head: [-14, -10, 0] }))
    return { camera: stage.frame(overShoulder({ yaw: -14, pitch: 3, fov: 40, margin: 0.03 })), light }
  },
})

/** High fives. */
export const highFives = picture({
  name: 'camp/gallery-06',
  night: 'dusk',
  build(stage) {
    forest(stage)
    stage.backdrop(() => tent(stage, at(70, 0, -70, -20), color.coral, color.cream, 46))
    person(
      stage,
      at(-14, 0, 1, 68),
      { ...cast.dan, ...mood.proud },
      bending({ torso: [14, 0], left: [112, 4, 6], right: [10, 14, 40], hands: { left: 'open' }, head: [4, -14, 6] }),
    )
    inWheelchair(
      stage,
      at(16, 0, 4, -54),
      { ...cast.yoni, mouth: 'laugh' },
      sitting({ right: [142, -6, 10], left: [30, 8, 30], hands: { right: 'open' }, head: [-16, 8, -6] }),
      color.sky,
    )
    ball(stage, at(34, 0, 22), 4)
    backpack(stage, at(-40, 0, 16, 30), color.yellow)
    return {
      camera: stage.frame(eyeLevel({ pitch: 4, margin: 0.05, fov: 30, aperture: 1 })),
      light: golden({ fog: { density: 0.0016, start: 180, color: '#ffd0a0' } }),
    }
  },
})

/** A relay of robots. */
export const relay = picture({
  name: 'camp/gallery-08',
  night: 'dusk',
  build(stage) {
    const light = schoolyard(stage, 'WIN')
    stage.backdrop(() => {
      for (const x of [-27, -9, 9, 27]) stage.add(new Model(2, 1, 190).box(0, 0, 0, 2, 1, 190, soft(color.coral)), at(x, -0.5, 20))
      flagpole(stage, at(-34, 0, -44), 48)
      flagpole(stage, at(34, 0, -44), 48)
      banner(
        stage,
        at(0, 47, -44),
        [
          '#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.',
          '.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#',
          '#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.',
          '.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#',
        ],
        { '#': color.dark },
        '#ffffff',
        1.85,
      )
    })
    kitRobot(stage, at(-18, 0, 34, { turn: 4, scale: 1.2 }), color.coral)
    kitRobot(stage, at(1, 0, 52, { turn: -3, scale: 1.2 }), color.mint)
    kitRobot(stage, at(18, 0, 18, { turn: 2, scale: 1.2 }), color.violet)
    person(stage, at(-46, 0, 34, 50), { ...cast.sara, ...mood.joy }, cheering())
    person(stage, at(-58, 0, 10, 44), cast.lev, jumping())
    person(stage, at(-42, 0, -10, 30), cast.amal, pointing({ left: [100, 14, 6], right: [10, 10, 30], hands: { left: 'point' } }))
    person(stage, at(44, 0, 40, -50), { ...cast.ido, ...mood.glad }, running({ torso: [6, 0] }))
    inWheelchair(
      stage,
      at(56, 0, 14, -46),
      { ...cast.tal, mouth: 'gap' },
      sitting({ left: [160, 30, 8], right: [164, 30, 8], hands: { left: 'open', right: 'open' }, head: [-8, 0, 0] }),
      color.yellow,
    )
    person(stage, at(44, 0, -12, -36), cast.kid, cheering())
    person(stage, at(70, 0, -18, -34), cast.hana, presenting({ left: [20, 10, 40], right: [150, 30, 10] }))
    return { camera: stage.frame(wide({ pitch: 13, fov: 36, margin: 0.03, yaw: 5 })), light }
  },
})

/** Noon: sandwiches in the shade. */
export const picnic = picture({
  name: 'camp/gallery-10',
  night: 'dusk',
  build(stage) {
    meadow(stage, false)
    stage.backdrop(() => tree(stage, at(-40, 0, -30), { height: 34, r: 26, green: 'meadow', fruit: color.coral }))
    blanket(stage, at(-14, 0, 18, 10), color.coral, 56, 38)
    blanket(stage, at(48, 0, 2, -16), color.sky, 40, 32)
    sandwich(stage, at(-12, 0.4, 26))
    sandwich(stage, at(8, 0.4, 18))
    sandwich(stage, at(46, 0.4, 10))
    bottle(stage, at(-4, 0.4, 34), color.sky)
    bottle(stage, at(-24, 0.4, 30), color.mint)
    bottle(stage, at(56, 0.4, 12), color.coral)
    const girl = person(
      stage,
      at(-30, 0.4, 12, 40),
      { ...cast.noa, ...mood.gentle },
      crossLegged({ right: [50, 4, 80], head: [-4, -10, 4], hands: { right: 'grip' } }),
    )
    sandwich(stage, girl.right.upright().at(0, 0, 2, { scale: 0.6 }))
    person(stage, at(-4, 0.4, 2, 4), { ...cast.eden }, crossLegged({ left: [60, 30, 40], hands: { left: 'open' }, head: [-4, 20, 0] }))
    const boy = person(
      stage,
      at(14, 0.4, 30, -60),
      { ...cast.lia, style: 'bob', ...mood.joy },
      legsOut({ right: [60, 0, 100], hands: { right: 'grip' }, head: [-6, -6, 6] }),
    )
    bottle(stage, boy.right.upright().at(0, -3, 1), color.yellow)
    person(
      stage,
      at(42, 0.4, -6, -10),
      { ...cast.amal, scarf: color.yellow, hem: color.coral, cloth: 'stripes', shirt: color.sky, over: color.sky },
      crossLegged({ head: [0, 16, 0] }),
    )
    person(
      stage,
      at(60, 0.4, 4, -40),
      { ...cast.gal, style: 'braids' },
      crossLegged({ right: [90, 20, 60], hands: { right: 'peace' }, head: [-4, 10, 6] }),
    )
    return { camera: stage.frame(wide({ pitch: 18, yaw: -8, fov: 32, margin: 0.03 })), light: noon() }
  },
})

/** Take-off from the grass. */
export const takeOff = picture({
  name: 'camp/gallery-15',
  night: 'dusk',
  build(stage) {
    const light = meadow(stage, false)
    drone(stage, at(2, 7, 40, { turn: 16, tilt: -5, roll: 5, scale: 1.4 }), color.coral)
    const boy = person(
      stage,
      at(-22, 0, 4, 16),
      { ...cast.lev, mouth: 'oh' },
      kneeling({ head: [4, -8, 4], torso: [14, 0], left: [50, 4, 50], right: [50, 4, 50] }),
    )
    gamepad(stage, boy.front.at(0, -3, 1, { tilt: -40 }), color.yellow, true)
    person(
      stage,
      at(4, 0, -6, -4),
      { ...cast.sara, ...mood.shout },
      kneeling({ head: [2, 0, -4], torso: [10, 0], left: [120, 20, 100], right: [120, 20, 100] }),
    )
    person(
      stage,
      at(28, 0, 2, -18),
      { ...cast.omer, cap: color.yellow, mouth: 'laugh', brows: 'up' },
      crossLegged({ head: [-4, -4, 6], left: [150, 30, 10], hands: { left: 'open' } }),
    )
    for (const [x, z] of [
      [-30, 46],
      [30, 44],
      [40, 36],
      [-40, 34],
      [14, 56],
    ] as const)
      flower(stage, at(x, 0, z, x), x % 4 ? color.coral : color.yellow, 5)
    for (let i = 0; i < 16; i++) tuft(stage, at(-44 + i * 6, 0, 40 + ((i * 7) % 5) * 3, i * 30))
    return { camera: stage.frame(lowAngle({ pitch: 6, fov: 34, margin: 0.03, yaw: -4 })), light }
  },
})

/** A group jump. */
export const groupJump = picture({
  name: 'camp/gallery-21',
  night: 'dusk',
  build(stage) {
    meadow(stage, false)
    stage.backdrop(() => {
      tent(stage, at(-100, 0, -60, 30), color.violet, color.pink, 44)
      tent(stage, at(104, 0, -64, -26), color.coral, color.cream, 44)
    })
    const crowd = [
      [cast.noa, -62, 6, 20, 8],
      [cast.omer, -42, 22, 14, 4],
      [cast.amal, -20, 10, 6, 9],
      [cast.lev, 2, 28, 0, 5],
      [cast.tal, 24, 12, -8, 10],
      [cast.ido, 46, 24, -14, 6],
      [cast.gal, 66, 6, -22, 8],
      [cast.eden, -34, -14, 10, 10],
      [cast.tamar, 8, -16, -2, 6],
      [cast.ben, 42, -14, -14, 11],
    ] as const
    for (const [i, [look, x, z, turn, lift]] of crowd.entries())
      person(
        stage,
        at(x * 0.82, 0, z * 1.1, turn),
        { ...look, mouth: i % 3 ? 'laugh' : 'grin' },
        jumping({
          lift,
          head: [-8, (i % 3) * 8 - 8, (i % 2) * 10 - 5],
          left: [166 - (i % 4) * 16, 38, 8 + (i % 3) * 14],
          right: [160 - (i % 3) * 20, 38, 8 + (i % 4) * 10],
          legLeft: [26 - (i % 3) * 30, -64 + (i % 2) * 40, 8],
          legRight: [(i % 4) * 12 - 8, -52 + (i % 3) * 20, 8],
        }),
      )
    inWheelchair(
      stage,
      at(-4, 0, 50, 2),
      { ...cast.yoni, ...mood.cheeky },
      sitting({ left: [164, 34, 8], right: [164, 34, 8], hands: { left: 'open', right: 'open' }, head: [-10, 0, 4] }),
    )
    robot(stage, at(66, 0, 34, -26), { left: [150, 20], right: [150, 20] })
    return {
      camera: stage.frame(lowAngle({ pitch: 6, margin: 0.02, fov: 34 })),
      light: golden({ sun: { from: [0.7, 0.4, 0.75], color: '#ffb96a', power: 5.4, radius: 0.05 } }),
    }
  },
})
