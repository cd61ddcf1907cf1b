import { color, type Hex } from '../../core/color.ts'
import { plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { atDesk, inWheelchair, withGamepad, withTablet } from '../../vocabulary/ensembles.ts'
import { indoors, paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { hair, type Look } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import {
  bending,
  cheering,
  holding,
  type Pose,
  piloting,
  pointing,
  presenting,
  raisingHand,
  sitting,
  standing,
  thinking,
  thumbsUp,
  typing,
  waving,
} from '../../vocabulary/people/poses.ts'
import { classroom, hall, library } from '../../vocabulary/places/indoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { Canvas, screen } from '../../vocabulary/props/boards.ts'
import { laptop, tablet } from '../../vocabulary/props/computers.ts'
import { battery, breadboard, circuitBoard, toolbox } from '../../vocabulary/props/electronics.ts'
import { drone, hoop } from '../../vocabulary/props/flight.ts'
import { bench, bookcase, carpet, chair, desk, pendant } from '../../vocabulary/props/furniture.ts'
import { tree } from '../../vocabulary/props/nature.ts'
import { kitRobot, robotArm } from '../../vocabulary/props/robots.ts'
import { gear, pot } from '../../vocabulary/props/science.ts'

/** Draughts against a machine. */
export const draughts = picture({
  name: 'schools/gallery-1',
  build(stage) {
    const light = library(stage)
    desk(stage, at(0, 0, 10), { width: 66, depth: 34, height: 12, top: '#f2d3a4', leg: color.iris })
    const board = new Model(32, 2, 32).fill((x, y, z) => soft(y < 1 || (Math.floor(x / 4) + Math.floor(z / 4)) % 2 ? '#4a45b5' : '#fff3df'))
    stage.add(board, at(0, 12, 12, { turn: 4, scale: 0.8 }))
    const man = (hex: Hex) => new Model(6, 3, 6).tube(3, 0, 3, 2.8, 3, plastic(hex))
    for (const [i, [x, z]] of [
      [-8, 4],
      [-2, 4],
      [5, 7],
      [-5, 10],
      [2, 17],
      [8, 17],
      [-8, 20],
      [5, 20],
    ].entries())
      stage.add(man(i < 4 ? color.coral : color.yellow), at(x ?? 0, 13.6, z ?? 0, { scale: 0.5 }))
    robotArm(stage, at(26, 12, 6, { turn: 10, scale: 0.95 }), { joints: [30, -60, -70], holds: color.coral })
    person(stage, at(-24, 0, -10, 34), { ...cast.maya, ...mood.curious, age: 'teen' }, thinking({ head: [8, -6, 4] }))
    person(
      stage,
      at(0, 0, -22, 4),
      { ...cast.nadav, headphones: undefined, ...mood.glad },
      standing({ left: [34, 4, 50], head: [8, 6, 0] }),
    )
    inWheelchair(
      stage,
      at(-44, 0, 2, 44),
      { ...cast.omer, ...mood.wow },
      sitting({ right: [90, 8, 20], hands: { right: 'point' }, head: [2, 8, 0] }),
      color.mint,
    )
    withTablet(stage, at(56, 0, -8, -36), cast.ruth, { pose: holding({ head: [6, 8, 0] }), color: color.coral, show: true })
    return { camera: { eye: [3, 46, 110], at: [3, 25, 0], fov: 39, aperture: 0.7, focus: [-10, 24, 0] }, light }
  },
})

export const overHerShoulder = picture({
  name: 'schools/gallery-2',
  build(stage) {
    const light = classroom(stage, (c) => c.network(6, 4, 40, 38).write('AI', 60, 13, color.yellow, 3), '#4a45b5')
    const away = at(-18, 0, 54, 188)
    desk(stage, away.at(0, 0, 16), { width: 40 })
    chair(stage, away, color.coral)
    laptop(stage, away.at(3, 11, 14.5, 180), { screen: '#2b3fd0', power: 1.5, open: 24 })
    person(stage, away, { ...cast.lia, hair: hair.chestnut }, typing({ head: [6, 0, 4] }))
    person(stage, at(26, 0, -40, -12), cast.hana, presenting({ head: [2, 4, 0] }))
    atDesk(stage, at(44, 0, 16, 196), cast.omer, { pose: raisingHand({ head: [-6, 10, 0] }), chair: color.mint })
    atDesk(stage, at(-52, 0, -2, 170), cast.yoni, { pose: typing({ head: [0, -20, 0] }), chair: color.yellow })
    atDesk(stage, at(2, 0, -4, 184), cast.tal, { chair: color.sky })
    return { camera: { eye: [-8, 46, 112], at: [2, 27, 10], fov: 38, aperture: 0.4, focus: [-14, 20, 46] }, light }
  },
})

export const fourHands = picture({
  name: 'schools/gallery-3',
  build(stage) {
    stage.backdrop(() => {
      bench(stage, at(0, 0, 10), { width: 140, depth: 46, top: '#f2d3a4', front: color.iris })
      toolbox(stage, at(38, 12, 0, -20), color.coral)
      breadboard(stage, at(-34, 12, 24, 18))
      battery(stage, at(24, 12, 27, 40))
      circuitBoard(stage, at(28, 12, 18, -14))
    })
    kitRobot(stage, at(0, 12, 12, { turn: 14, scale: 1.5 }), color.mint)
    gear(stage, at(-18, 16, 26, { tilt: -80 }), 4, color.yellow)
    for (const [x, hex] of [
      [10, color.coral],
      [16, color.violet],
      [-10, color.sky],
    ] as const)
      cube(stage, at(x, 12, 29, x * 7), hex, 3)
    person(
      stage,
      at(-24, 2, -6, 34),
      { ...cast.noa, goggles: color.mint },
      bending({ torso: [20, 0], left: [50, 0, 30, 10], right: [58, -10, 26, 10], hands: { left: 'grip', right: 'grip' }, head: [8, 4, 0] }),
    )
    person(
      stage,
      at(24, 2, -6, -34),
      cast.adam,
      bending({
        torso: [20, 0],
        left: [58, -10, 26, 10],
        right: [50, 0, 30, 10],
        hands: { left: 'grip', right: 'grip' },
        head: [8, -4, 0],
      }),
    )
    return { camera: { eye: [0, 44, 70], at: [0, 23, 6], fov: 36, aperture: 0.8, focus: [0, 22, 12] }, light: paper('#ffb84d') }
  },
})

export const gym = picture({
  name: 'schools/gallery-4',
  build(stage) {
    const light = hall(stage, 'DRONES')
    const seat = at(-40, 0, -4, 34)
    const row: readonly [Look, Pose][] = [
      [cast.gal, cheering({ seat: 5.5, head: [-12, -10, 4] })],
      [cast.yoni, sitting({ right: [160, 30, 10], hands: { right: 'point' }, head: [-14, 0, 0] })],
      [cast.amal, cheering({ seat: 5.5, head: [-14, 8, 0] })],
      [cast.eden, sitting({ left: [150, 34, 10], head: [-12, 6, 0] })],
    ]
    stage.backdrop(() =>
      stage.add(
        new Model(76, 6, 9)
          .box(0, 4, 0, 76, 2, 9, soft(color.wood))
          .box(4, 0, 2, 3, 4, 5, soft(color.walnut))
          .box(69, 0, 2, 3, 4, 5, soft(color.walnut)),
        seat,
      ),
    )
    for (const [i, [look, pose]] of row.entries()) person(stage, seat.at(-27 + i * 18, 0, 2), look, pose)
    withGamepad(stage, at(26, 0, 34, -150), cast.shira, { pose: piloting({ head: [-16, -20, 0] }) })
    hoop(stage, at(36, 54, -14, 24), 15, color.coral)
    hoop(stage, at(70, 64, -34, 30), 14)
    drone(stage, at(22, 56, 0, { turn: -14, tilt: 26, roll: 10, scale: 1.3 }), color.violet)
    drone(stage, at(-14, 66, -30, { turn: 16, tilt: 26, roll: -10, scale: 1.1 }), color.yellow)
    return { camera: { eye: [-2, 34, 150], at: [-2, 37, 50], fov: 38, aperture: 0.7, focus: [-20, 22, 10] }, light }
  },
})

export const staffRoom = picture({
  name: 'schools/gallery-5',
  build(stage) {
    room(stage, { wall: '#e58a6a', side: '#fff0dc', windows: 3, view: [40, 28, 60, 42] })
    stage.backdrop(() => {
      carpet(stage, at(0, 0, 0), { width: 130, depth: 80, color: '#fbe3c0', rim: color.teal })
      bookcase(stage, at(-58, 0, -76), { seed: 14 })
      pot(stage, at(94, 0, -64), { scale: 1.4 })
      pendant(stage, at(0, 74, 0), color.teal, 6)
      for (const x of [20, 70]) tree(stage, at(x, -10, -130), { height: 26, r: 16 })
    })
    stage.add(new Model(60, 14, 60).tube(30, 12, 30, 29, 2, plastic('#fff6e6')).tube(30, 0, 30, 4, 12, plastic(color.iris)), at(0, 0, 0))
    person(stage, at(-40, 0, 2, 70), cast.tamar, presenting({ head: [0, 6, 4], left: [60, 20, 40] }))
    person(stage, at(-20, 0, -34, 26), { ...cast.samir, ...mood.joy, eyes: 'happy' }, standing({ left: [50, 0, 60], head: [-4, 10, 4] }))
    withTablet(stage, at(16, 0, -36, -14), { ...cast.hana, ...mood.glad }, { pose: holding({ head: [2, 10, 0] }) })
    person(stage, at(42, 0, -8, -62), { ...cast.moshe, mouth: 'gap' }, thumbsUp({ head: [0, 10, 4] }))
    const coach = person(stage, at(34, 0, 28, -110), cast.dan, pointing({ right: [70, 10, 20], head: [0, -6, 0] }))
    cup(stage, coach.left.upright().at(0, -2, 0))
    for (const [x, z] of [
      [-12, 8],
      [8, -14],
      [-16, -12],
    ] as const)
      cup(stage, at(x, 14, z))
    tablet(stage, at(4, 14.6, 10, { tilt: -86, turn: 20 }), color.mint)
    return { camera: { eye: [-4, 48, 120], at: [0, 30, -10], fov: 36, aperture: 0.8, focus: [0, 30, -20] }, light: indoors() }
  },
})

/** A mug of coffee. */
function cup(stage: Stage, f: Transform): void {
  stage.add(
    new Model(10, 8, 8)
      .tube(4, 0, 4, 3.6, 8, plastic(color.coral))
      .tube(4, 6, 4, 2.6, 2, soft('#5a3420'))
      .box(7, 2, 3, 3, 4, 2, plastic(color.coral)),
    f.at(0, 0, 0, { scale: 0.45 }),
  )
}

export const demoDay = picture({
  name: 'schools/gallery-6',
  build(stage) {
    const light = hall(stage, 'DEMO DAY')
    const app = new Canvas(30, 44)
      .rect(2, 32, 26, 9, color.coral)
      .rect(2, 22, 26, 8, color.mint)
      .rect(2, 12, 12, 8, color.yellow)
      .rect(16, 12, 12, 8, color.violet)
      .rect(2, 2, 26, 8, color.sky)
    screen(stage, at(-60, 12, -66, 14), app, { back: '#ffffff', frame: color.dark })
    person(stage, at(-6, 8, -60, -10), cast.maya, pointing({ head: [-2, 6, 0] }))
    inWheelchair(
      stage,
      at(18, 8, -56, -8),
      cast.ido,
      sitting({ right: [60, 30, 40], hands: { right: 'open' }, head: [-2, 0, 4] }),
      color.yellow,
    )
    person(stage, at(42, 8, -60, -20), cast.tal, waving({ head: [-2, 6, 4] }))
    const watch = (x: number, y: number, z: number, look: Look, pose: Pose = standing()) =>
      person(stage, at(x, y, z, 180 + x * 0.12), look, pose)
    stage.backdrop(() => {
      watch(-52, -12, 34, cast.rivka)
      watch(-26, -12, 40, cast.dan, cheering({ left: [120, 10, 60], right: [120, 10, 60] }))
      watch(4, -12, 34, { ...cast.moshe, outfit: 'jacket', over: '#2f3f8f', style: 'short', kippah: undefined })
      watch(32, -12, 42, cast.hana, waving())
      watch(58, -12, 34, cast.yael)
      watch(-12, -4, 54, cast.kid, cheering())
    })
    return { camera: { eye: [0, 44, 130], at: [0, 35, 0], fov: 38, aperture: 0.8, focus: [0, 26, -56] }, light }
  },
})
