import { color } from '../../core/color.ts'
import { glow, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { pick } from '../../core/random.ts'
import { at } from '../../core/transform.ts'
import { closeUp, eyeLevel, lowAngle, overShoulder, wide } from '../../vocabulary/camera.ts'
import { inWheelchair, withTablet } from '../../vocabulary/ensembles.ts'
import { indoors, nightRoom, paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import {
  cheering,
  handsOnHips,
  holding,
  piloting,
  pointing,
  presenting,
  reaching,
  showing,
  sitting,
  standing,
  thinking,
  thumbsUp,
  walking,
} from '../../vocabulary/people/poses.ts'
import { hall } from '../../vocabulary/places/indoors.ts'
import { rooftop, stars } from '../../vocabulary/places/outdoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { bunting } from '../../vocabulary/props/camp.ts'
import { gamepad } from '../../vocabulary/props/computers.ts'
import { circuitBoard, printer3d } from '../../vocabulary/props/electronics.ts'
import { mixer, solarCar, volcano, wateringCan, weatherBalloon } from '../../vocabulary/props/experiments.ts'
import { drone, hoop } from '../../vocabulary/props/flight.ts'
import { beanbag, bench, carpet, desk, lightPanel } from '../../vocabulary/props/furniture.ts'
import { microphone, speaker } from '../../vocabulary/props/media.ts'
import { moon, tree } from '../../vocabulary/props/nature.ts'
import { kitRobot, robotArm } from '../../vocabulary/props/robots.ts'
import { gear, planet, pot, projector, telescope } from '../../vocabulary/props/science.ts'

/** The drone lab: through the rings. */
export const ringCourse = picture({
  name: 'science/gallery-18',
  night: 'dusk',
  build(stage) {
    const light = hall(stage, '')
    hoop(stage, at(-30, 52, -20, 24), 15, color.coral)
    hoop(stage, at(16, 44, -46, -14), 14, color.mint)
    stage.backdrop(() => hoop(stage, at(62, 58, -30, -36), 15, color.violet))
    drone(stage, at(-26, 50, -8, { turn: 200, tilt: 12, roll: 14, scale: 1.1 }), color.sky)
    const boy = person(stage, at(-8, 0, 34, 196), { ...cast.adam, shirt: color.coral, cap: color.sky }, piloting({ head: [-20, 16, 0] }))
    gamepad(stage, boy.front.at(0, -1, -0.5, { tilt: -38 }), color.yellow, true)
    person(stage, at(30, 0, 6, -60), { ...cast.noa, mouth: 'oh' }, pointing({ right: [130, 10, 6], head: [-16, -20, 0] }))
    inWheelchair(
      stage,
      at(58, 0, -14, -40),
      cast.ido,
      sitting({ head: [-18, -10, 0], left: [150, 30, 10], hands: { left: 'open' } }),
      color.mint,
    )
    person(stage, at(-58, 0, -12, 52), cast.tamar, handsOnHips({ head: [-16, 0, 0] }))
    return { camera: stage.frame(overShoulder({ yaw: -10, pitch: 6, fov: 36, margin: 0.03 })), light }
  },
})

/** The planetarium: lying back under the stars. */
export const underStars = picture({
  name: 'science/gallery-19',
  build(stage) {
    stars(stage, 130, false)
    stage.backdrop(() => {
      planet(stage, at(44, 62, -50, { roll: 14 }), {
        r: 15,
        power: 0.8,
        sea: '#ff9a3d',
        land: '#ffd08a',
        shore: '#ff7a66',
        ring: color.yellow,
        seed: 5,
      })
      planet(stage, at(-48, 70, -70), { r: 13, power: 0.7, seed: 2 })
      moon(stage, at(-4, 84, -90), 7, 1.2)
      carpet(stage, at(0, -0.6, 6), { width: 150, depth: 90, color: '#4a45b5', rim: color.violet, round: 44 })
    })
    projector(stage, at(0, 0, -16), color.sky, 4)
    stage.add(
      new Model(20, 20, 20).ball(10, 10, 10, 10, 10, 10, (x, y, z) =>
        (x * 7 + y * 13 + z * 5) % 11 === 0 ? glow('#ffe9a8', 5) : plastic(color.dark),
      ),
      at(0, 7, -16),
    )
    const seats = [
      [-46, 8, 30, cast.gal, color.coral, 'oh'],
      [-18, 26, 12, cast.omer, color.yellow, 'laugh'],
      [18, 26, -14, cast.amal, color.mint, 'oh'],
      [48, 8, -34, cast.lev, color.sky, 'laugh'],
    ] as const
    for (const [x, z, turn, look, hex, mouth] of seats) {
      beanbag(stage, at(x, 0, z, turn), hex)
      person(
        stage,
        at(x, 0, z + 3, turn),
        { ...look, mouth },
        sitting({
          seat: 6,
          torso: [-20, 0],
          head: [-26, x / 4, 0],
          left: x < 0 ? [150, 20, 10] : [20, 16, 30],
          hands: { left: x < -20 ? 'point' : 'rest' },
          legLeft: [88, -30, 10],
          legRight: [92, -20, 10],
        }),
      )
    }
    lightPanel(stage, at(0, 110, 290, { tilt: 110 }), 4, '#ffd9b0', 110)
    return {
      camera: stage.frame(lowAngle({ pitch: 5, fov: 40, margin: 0.05 }), [...stage.subjects, [-50, 78, -60], [60, 76, -60]]),
      light: nightRoom({ floor: { color: '#3a35a0', fade: [90, 260] }, backdrop: { top: '#14103f', bottom: '#4a3fb8' } }),
    }
  },
})

/** Plants that report when they are dry. */
export const greenhouse = picture({
  name: 'science/gallery-20',
  night: 'dusk',
  build(stage) {
    room(stage, {
      wall: '#5fbf8f',
      side: '#a9e6c0',
      floor: 'tiles',
      floorColors: ['#f0e6d2', '#e6dac2'],
      view: [0, 26, 190, 56],
      windows: 3,
      panels: false,
    })
    stage.backdrop(() => {
      for (const x of [-90, -50, -6, 40, 86])
        tree(stage, at(x, -6, -120 - (x % 3) * 8), { height: 24, r: 16, green: x > 30 ? 'mint' : 'meadow' })
      bench(stage, at(0, 0, -60), { width: 200, height: 14, front: '#7fc99a', top: '#fff9ec' })
      for (let i = 0; i < 11; i++)
        pot(stage, at(-90 + i * 18, 14, -60), {
          kind: pick(['leaves', 'flower', 'sprout', 'cactus'], i * 3),
          pot: pick([color.coral, color.yellow, color.sky, color.violet], i),
          scale: 0.9,
        })
      bench(stage, at(6, 0, 22), { width: 120, depth: 24, front: '#5fbf8a', top: '#fff9ec' })
    })
    for (const [x, kind, hex] of [
      [-44, 'flower', color.violet],
      [-26, 'sprout', color.coral],
      [-12, 'sprout', color.yellow],
      [2, 'sprout', color.sky],
      [50, 'leaves', color.coral],
    ] as const)
      pot(stage, at(x, 12, 22), { kind, pot: hex, scale: kind === 'sprout' ? 0.6 : 0.85 })
    circuitBoard(stage, at(22, 12, 26, 20), { width: 12, depth: 9 })
    const girl = person(
      stage,
      at(-22, 0, 2, 20),
      { ...cast.amal, scarf: color.yellow, hem: color.coral, cloth: 'checks', outfit: 'apron', over: color.mint },
      showing({ right: [70, 10, 50], left: [50, 4, 40], head: [8, 10, 0] }),
    )
    wateringCan(stage, girl.right.upright(-10).at(-2, -6, 3, { roll: -14 }), color.sky)
    withTablet(stage, at(22, 0, 2, -14), { ...cast.ido, mouth: 'laugh', brows: 'up' }, { pose: holding({ head: [4, 14, 0] }) })
    return {
      camera: stage.frame(eyeLevel({ pitch: 9, yaw: 10, margin: 0.03 }), [...stage.subjects, [-54, 8, 32]]),
      light: indoors({
        backdrop: { top: '#5fb8ff', bottom: '#c2ecff' },
        tone: { exposure: 0.88, bloom: 0.06 },
        sun: { from: [0.5, 0.7, 0.75], color: '#fff0c8', power: 4.4, radius: 0.04 },
      }),
    }
  },
})

/** A machine of gears that all turn together. */
export const gearMachine = picture({
  name: 'science/gallery-21',
  night: 'dusk',
  build(stage) {
    stage.backdrop(() => stage.add(new Model(96, 60, 3).slab(0, 0, 0, 96, 60, 3, soft('#fff6e2'), 2), at(8, 4, -14)))
    for (const [x, y, r, hex, roll] of [
      [-24, 26, 10, color.coral, 8],
      [2, 37, 15, color.sky, 3],
      [32, 30, 12, color.violet, 10],
      [16, 12, 7, color.mint, 0],
      [48, 50, 7, color.iris, 12],
    ] as const) {
      gear(stage, at(x, y, -8, { roll }), r, hex)
      stage.add(new Model(10, 10, 10).pipe(5, 5, 0, 4, 10, metal('#ffffff')), at(x, y, -8, { scale: 0.5 }), [5, 5, 2])
    }
    stage.add(
      new Model(4, 22, 6).box(0, 0, 0, 4, 22, 3, plastic(color.dark)).box(0, 18, 0, 4, 4, 6, plastic(color.red)),
      at(-24, 26, -4, { roll: 130, scale: 0.6 }),
      [2, 0, 0],
    )
    person(
      stage,
      at(-42, 0, 2, 60),
      { ...cast.lev, shirt: color.sky, ...mood.cheeky },
      reaching({ left: [76, 4, 16], right: [70, -6, 20], hands: { left: 'grip', right: 'grip' }, torso: [10, 0], head: [-2, -24, 4] }),
    )
    person(stage, at(56, 0, 8, -38), { ...cast.tal, ...mood.curious }, pointing({ right: [126, 14, 6], head: [-16, -16, 0] }))
    person(stage, at(16, 0, 20, 160), { ...cast.kid, shirt: color.mint }, thinking({ head: [-16, 30, 0] }))
    gear(stage, at(-12, 8, 18, { turn: 20 }), 7, color.orange)
    return { camera: stage.frame(eyeLevel({ pitch: 4, yaw: 8, margin: 0.04 })), light: paper('#ffcb3d') }
  },
})

/** The sound studio: one child sings, one mixes. */
export const soundStudio = picture({
  name: 'science/gallery-22',
  night: 'dusk',
  build(stage) {
    stage.backdrop(() => {
      desk(stage, at(24, 0, 16), { width: 62, depth: 24, height: 12, top: '#ffd9e4', leg: color.dark })
      for (let i = 0; i < 14; i++) {
        const h = 10 + Math.abs(Math.sin(i * 0.9) * 26 + Math.cos(i * 2.1) * 14)
        stage.add(
          new Model(5, h, 3).round(0, 0, 0, 5, h, 3, glow(pick([color.yellow, color.coral, color.mint, color.sky], i), 1.1), 1),
          at(-64 + i * 10, 20, -40),
          [2.5, h / 2, 1],
        )
      }
    })
    mixer(stage, at(24, 12, 17), 34)
    speaker(stage, at(52, 12, 12, { turn: -20, scale: 0.8 }), color.coral)
    person(
      stage,
      at(22, 0, -4, -8),
      { ...cast.adam, headphones: color.yellow, shirt: color.sky },
      standing({ torso: [10, 0], left: [46, 2, 40], right: [50, 0, 34], hands: { right: 'point' }, head: [2, -20, 8] }),
    )
    person(
      stage,
      at(-28, 0, 6, 18),
      { ...cast.sara, headphones: color.mint, band: undefined, ...mood.joy },
      standing({ left: [80, 40, 40], right: [50, 10, 90], hands: { left: 'open' }, head: [-6, 6, 8] }),
    )
    microphone(stage, at(-22, 0, 18), 17, color.coral)
    return {
      camera: stage.frame(closeUp({ pitch: 5, yaw: -6, margin: 0.03 }), [
        [-50, 11, 16],
        [58, 11, 16],
        [-40, 46, 0],
        [40, 46, 0],
      ]),
      light: paper('#c04fa8'),
    }
  },
})

/** A weather balloon on its way to the edge of space. */
export const letGo = picture({
  name: 'science/gallery-23',
  night: 'dusk',
  build(stage) {
    const light = rooftop(stage)
    weatherBalloon(stage, at(4, 46, 8, { roll: 6 }), 1.3)
    person(stage, at(-12, 0, 20, 24), { ...cast.maya, ...mood.proud }, cheering({ head: [-24, 6, 0], left: [172, 14, 4] }))
    person(
      stage,
      at(24, 0, 22, -20),
      { ...cast.yoni, ...mood.wow },
      reaching({ left: [160, 20, 8], right: [168, 10, 6], hands: { left: 'open', right: 'open' }, head: [-24, 4, 0], torso: [0, 0] }),
    )
    withTablet(stage, at(-52, 0, 2, 34), cast.roni, { pose: holding({ head: [-8, 20, 0] }) })
    person(stage, at(58, 0, 2, -34), cast.samir, pointing({ head: [-20, -10, 0], right: [150, 20, 4] }))
    telescope(stage, at(-82, 0, -24, { turn: 20 }), color.coral)
    return {
      camera: stage.frame(lowAngle({ pitch: -4, yaw: -10, fov: 40, margin: 0.04 })),
      light: { ...light, tone: { exposure: 1.26, bloom: 0.09 } },
    }
  },
})

/** The final exhibition in the hall. */
export const exhibition = picture({
  name: 'science/gallery-24',
  night: 'dusk',
  build(stage) {
    const light = hall(stage, 'EXPO')
    stage.backdrop(() => {
      bunting(stage, [-120, 92, -50], [0, 84, -50], { flags: 12 })
      bunting(stage, [0, 84, -50], [120, 92, -50], { flags: 12 })
    })
    const booths = [
      [-72, -22, 20, color.coral],
      [-20, -34, 4, color.mint],
      [36, -30, -10, color.yellow],
      [80, -4, -34, color.violet],
    ] as const
    for (const [x, z, turn, hex] of booths) bench(stage, at(x, 0, z, turn), { width: 36, depth: 16, height: 12, front: hex })
    volcano(stage, at(-72, 12, -22, { scale: 0.8 }), 1.8)
    kitRobot(stage, at(-26, 12, -34, 20), color.sky)
    robotArm(stage, at(-12, 12, -36, { scale: 0.6 }), { holds: color.coral })
    printer3d(stage, at(36, 12, -30, { turn: -10, scale: 0.7 }))
    solarCar(stage, at(80, 12, -4, { turn: 30, scale: 0.9 }), color.sky)
    person(stage, at(-84, 0, -38, 26), { ...cast.gal, goggles: color.mint }, cheering())
    person(stage, at(-22, 0, -52, 6), cast.omer, presenting())
    person(stage, at(40, 0, -48, -12), cast.shira, pointing({ right: [70, 10, 20], head: [4, 0, 0] }))
    person(stage, at(94, 0, -16, -40), cast.ben, thumbsUp())
    person(stage, at(-46, 0, 14, 210), cast.rivka, standing({ head: [4, 30, 0], right: [50, 10, 60] }))
    person(stage, at(-62, 0, 22, 190), { ...cast.kid, shirt: color.yellow }, pointing({ right: [110, 10, 4] }))
    person(stage, at(8, 0, 4, 170), cast.hana, standing({ head: [4, -20, 0], left: [30, 20, 20] }))
    person(stage, at(22, 0, 12, 200), cast.lia, walking({ head: [0, 20, 0] }))
    person(stage, at(56, 0, 20, 150), cast.moshe, thinking({ head: [2, -20, 0] }))
    inWheelchair(stage, at(-8, 0, 40, 160), { ...cast.ido }, sitting({ head: [-4, -30, 0] }), color.coral)
    return { camera: stage.frame(wide({ pitch: 20, yaw: 10, margin: 0.02 })), light }
  },
})
