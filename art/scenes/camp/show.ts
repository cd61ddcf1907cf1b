import { color } from '../../core/color.ts'
import { glow, metal, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { closeUp, eyeLevel, overShoulder, wide } from '../../vocabulary/camera.ts'
import { inVr, withTablet } from '../../vocabulary/ensembles.ts'
import { indoors } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { crowdFromBehind } from '../../vocabulary/people/crowd-from-behind.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import {
  armsCrossed,
  exploring,
  holding,
  piloting,
  pointing,
  presenting,
  reaching,
  showing,
  sitting,
  standing,
  thumbsUp,
  typing,
} from '../../vocabulary/people/poses.ts'
import { gameHall, STAGE } from '../../vocabulary/places/game-hall.ts'
import { classroom, computerRoom, nightLab } from '../../vocabulary/places/indoors.ts'
import { forest } from '../../vocabulary/places/outdoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { Canvas, whiteboard } from '../../vocabulary/props/boards.ts'
import { bunting, flagpole } from '../../vocabulary/props/camp.ts'
import { gamepad, headset, monitor, phone } from '../../vocabulary/props/computers.ts'
import { carpet, chair, desk, sofa, stool } from '../../vocabulary/props/furniture.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { pot } from '../../vocabulary/props/science.ts'
import { wand } from '../../vocabulary/props/story.ts'
import { arcade } from '../../vocabulary/props/symbols.ts'

/** A child in VR, and friends who laugh. */
export const vrLaugh = picture({
  name: 'camp/gallery-11',
  night: 'dusk',
  build(stage) {
    const light = computerRoom(stage)
    inVr(
      stage,
      at(-6, 0, 16, 14),
      { ...cast.amal, shirt: color.yellow, over: color.yellow, ...mood.joy },
      exploring({
        left: [140, 30, 10],
        right: [96, 34, 20],
        head: [-12, 10, 8],
        torso: [-6, 4],
        legLeft: [24, -20, 4],
        legRight: [-10, -4, 6],
      }),
      color.mint,
    )
    person(
      stage,
      at(24, 0, -4, -24),
      { ...cast.gal, ...mood.joy, shirt: color.coral },
      standing({ torso: [16, 4], left: [40, -4, 90], right: [46, -6, 80], head: [4, 10, 10] }),
    )
    person(
      stage,
      at(-34, 0, -4, 30),
      { ...cast.omer, ...mood.shout },
      pointing({ left: [84, 14, 6], right: [30, -4, 90], hands: { left: 'point' }, head: [-4, 4, -8] }),
    )
    const kid = person(stage, at(42, 0, 16, -44), { ...cast.kid, ...mood.wow }, holding({ head: [-8, 0, 0] }))
    headset(stage, kid.front.at(0, -3, 0), color.coral)
    return { camera: stage.frame(eyeLevel({ pitch: 4, yaw: -6, margin: 0.04 })), light }
  },
})

/** A film crew in the woods. */
export const filmCrew = picture({
  name: 'camp/gallery-14',
  night: 'dusk',
  build(stage) {
    const light = forest(stage)
    stage.backdrop(() => {
      for (const x of [-38, 38]) flagpole(stage, at(x + 16, 0, -34), 54, color.walnut)
      stage.add(
        new Model(78, 50, 2).fill((x, _y, z) => (z < 1.4 + Math.sin(x * 0.5) * 0.6 ? soft('#2fd06a') : undefined)),
        at(16, 2, -34),
      )
    })
    person(
      stage,
      at(6, 0, -14, 20),
      { ...cast.lev, crown: color.yellow, outfit: 'vest', over: color.coral, shirt: color.cream, ...mood.glad },
      presenting({ right: [150, 20, 10], left: [60, 40, 20], head: [-6, 10, 0] }),
    )
    const mage = person(
      stage,
      at(32, 0, -16, -24),
      { ...cast.tal, shirt: color.violet, over: color.violet },
      showing({ right: [110, 14, 20], head: [-4, -6, 4] }),
    )
    wand(stage, mage.right.upright().at(0, -2, 1), color.yellow)
    withTablet(
      stage,
      at(-30, 0, 20, 126),
      { ...cast.ido, mouth: 'smile' },
      { pose: holding({ left: [66, 2, 36, 10], right: [66, 2, 36, 10], head: [0, -16, 0] }) },
    )
    const boom = person(
      stage,
      at(60, 0, 14, -120),
      { ...cast.roni, headphones: color.mint },
      standing({ left: [158, 10, 8], right: [150, 4, 12], hands: { left: 'grip', right: 'grip' }, head: [-8, 40, 0] }),
    )
    stage.add(
      new Model(2, 76, 2).box(0, 0, 0, 2, 76, 2, metal('#54608c')),
      boom.right.upright().at(0, 0, 0, { roll: 76, scale: 0.5 }),
      [1, 6, 1],
    )
    stage.add(
      new Model(18, 9, 9).round(0, 0, 0, 18, 9, 9, soft('#7a7fa8'), 4),
      boom.right.upright().at(-36, 8.6, 0, { scale: 0.5 }),
      [9, 4.5, 4.5],
    )
    person(stage, at(-54, 0, -2, 60), { ...cast.yoni, mouth: 'gap' }, thumbsUp({ head: [-2, 0, 6] }))
    return { camera: stage.frame(wide({ pitch: 10, yaw: -8, margin: 0.03 })), light }
  },
})

/** A girl shows her game on the big screen. */
export const herGame = picture({
  name: 'camp/gallery-17',
  night: true,
  build(stage) {
    const light = classroom(
      stage,
      (c) => {
        c.rect(0, 0, 112, 10, color.moss).rect(0, 10, 112, 36, '#57b8ff').disc(96, 36, 5, color.yellow)
        for (const [x, y, w] of [
          [20, 20, 18],
          [48, 26, 16],
          [74, 18, 18],
        ] as const)
          c.rect(x, y, w, 4, color.walnut).rect(x, y + 4, w, 2, color.grass)
        c.rect(26, 26, 6, 8, color.coral)
          .rect(27, 31, 4, 4, '#fbcba8')
          .disc(56, 36, 2.4, color.yellow)
          .disc(82, 28, 2.4, color.yellow)
          .rect(98, 10, 8, 6, color.violet)
        c.write('LEVEL 3', 4, 37, '#ffffff')
      },
      '#c2554f',
    )
    person(
      stage,
      at(-44, 0, -44, 34),
      { ...cast.shira, glasses: color.yellow, ...mood.gentle },
      pointing({ left: [124, 26, 8], right: [30, 10, 70], hands: { left: 'point' }, head: [-2, -14, 4] }),
    )
    const seats = [
      [-30, 18, 172, cast.omer, color.yellow],
      [-6, 10, 184, cast.lia, color.mint],
      [20, 16, 194, cast.amal, color.coral],
      [44, 4, 206, cast.yoni, color.sky],
      [58, 36, 208, cast.eden, color.violet],
    ] as const
    for (const [x, z, turn, look, hex] of seats) {
      stool(stage, at(x, 0, z, turn), hex)
      person(
        stage,
        at(x, 0, z, turn),
        look,
        sitting({ head: [-6, x > 0 ? -22 : 24, 0], ...(x === -6 ? { right: [168, 26, 6], hands: { right: 'open' } } : {}) }),
      )
    }
    person(stage, at(66, 0, -34, -40), { ...cast.dan, mouth: 'smile' }, armsCrossed({ head: [0, -10, 4] }))
    return {
      camera: stage.frame(overShoulder({ yaw: 10, pitch: 12, fov: 34, margin: 0.02 }), [...stage.subjects, [-50, 72, -80], [58, 72, -80]]),
      light,
    }
  },
})

/** A grandfather plays. */
export const grandfather = picture({
  name: 'camp/gallery-18',
  night: 'dusk',
  build(stage) {
    room(stage, { wall: '#2f9a94', side: '#fff3df', windows: 2 })
    stage.backdrop(() => {
      carpet(stage, at(0, 0, 14), { width: 130, depth: 74, color: '#ffd9a8', rim: color.coral, round: 22 })
      pot(stage, at(64, 0, -66), { pot: color.yellow, scale: 1.3 })
      for (const [x, y, hex, ink] of [
        [-40, 46, color.yellow, color.coral],
        [-6, 52, '#fff6e0', color.iris],
        [30, 46, color.pink, color.teal],
      ] as const)
        whiteboard(stage, at(x, y, -80), new Canvas(20, 16).disc(10, 8, 5, ink).rect(2, 1, 16, 3, ink), { back: hex, frame: '#ffffff' })
      bunting(stage, [-120, 86, -74], [120, 86, -74], { flags: 18, sag: 6 })
    })
    sofa(stage, at(-4, 0, -2, 6), color.coral, 66)
    const elder = person(
      stage,
      at(-8, 0, 2, 12),
      { ...cast.moshe, ...mood.focus, headphones: color.yellow },
      piloting({ seat: 7, head: [-2, 4, -6], legLeft: [84, -80], legRight: [84, -80] }),
    )
    gamepad(stage, elder.front.at(0, -1, -0.5, { tilt: -38 }), color.violet)
    person(
      stage,
      at(14, 0, 4, -10),
      { ...cast.noa, ...mood.cheeky },
      sitting({ seat: 7, right: [70, -6, 20], hands: { right: 'point' }, head: [4, -20, 6], legLeft: [84, -50], legRight: [84, -60] }),
    )
    person(
      stage,
      at(-34, 0, -20, 20),
      { ...cast.rivka, ...mood.joy },
      standing({ left: [50, -4, 70], right: [56, -4, 66], head: [6, 14, 6] }),
    )
    person(
      stage,
      at(38, 0, -22, -22),
      { ...cast.samir, ...mood.gentle },
      standing({ right: [60, 10, 30], left: [20, 10, 40], head: [6, -10, -4] }),
    )
    const photo = person(
      stage,
      at(42, 0, 20, -70),
      { ...cast.kid, shirt: color.mint },
      holding({ left: [70, 2, 40, 10], right: [70, 2, 40, 10], head: [-4, 0, 0] }),
    )
    phone(stage, photo.front.at(0, 4, 1, { turn: 180 }), color.sky)
    arcade(stage, at(-54, 0, -18, 26), color.sky)
    return { camera: stage.frame(eyeLevel({ pitch: 7, yaw: 6, margin: 0.04 })), light: indoors() }
  },
})

/** Night in the lab: the robot dances to the children's program. */
export const robotDance = picture({
  name: 'camp/gallery-19',
  build(stage) {
    const light = nightLab(stage, 'WIN')
    robot(stage, at(2, 3, 0, -6), { left: [150, 30], right: [96, 40], head: [-4, 8, 12], color: color.coral })
    const floor = new Model(30, 1, 30).fill((x, _y, z) =>
      glow([color.coral, color.yellow, color.mint, color.sky][(Math.floor(x / 6) + Math.floor(z / 6) * 3) % 4] ?? color.sky, 1.3),
    )
    stage.add(floor, at(2, 2, 0, { turn: 8, scale: 1.1 }))
    person(
      stage,
      at(-29, 0, 10, 64),
      { ...cast.lia, ...mood.wow },
      reaching({ left: [84, 6, 10], right: [70, 10, 40], hands: { left: 'open' }, head: [-4, -12, 4], torso: [8, 0] }),
    )
    person(
      stage,
      at(40, 0, 8, -64),
      { ...cast.eden, ...mood.shout },
      standing({ right: [86, 6, 10], left: [30, 10, 70], hands: { right: 'point' }, head: [0, 14, -4], torso: [8, 0] }),
    )
    person(
      stage,
      at(24, 0, -18, -20),
      { ...cast.ido, mouth: 'laugh', brows: 'up' },
      standing({ left: [120, 24, 60], right: [110, 24, 70], hands: { left: 'open', right: 'open' }, head: [0, 0, 6] }),
    )
    return { camera: stage.frame(closeUp({ pitch: 14, yaw: -10, fov: 34, margin: 0.04 })), light }
  },
})

/** The final. */
export const finalGame = picture({
  name: 'camp/gallery-20',
  build(stage) {
    const light = gameHall(stage, {
      show: (c) => {
        c.rect(0, 0, 59, 56, '#2f5fd8').rect(61, 0, 59, 56, '#c2405c').rect(59, 0, 2, 56, '#ffffff')
        for (const o of [0, 61])
          c.rect(o, 0, 59, 8, o ? color.orange : color.mint)
            .rect(o + 30, 20, 20, 4, color.yellow)
            .rect(o + 8, 14, 14, 4, color.yellow)
        c.rect(12, 18, 7, 9, color.yellow).rect(96, 24, 7, 9, color.sky).write('12', 20, 38, '#ffffff', 2).write('11', 84, 38, '#ffffff', 2)
      },
    })
    for (const [x, turn, look, hex] of [
      [-40, 32, { ...cast.maya, headphones: color.sky, ...mood.focus }, color.sky],
      [40, -32, { ...cast.adam, headphones: color.coral, ...mood.tense }, color.coral],
    ] as const) {
      const f = at(x, STAGE, -56, turn)
      chair(stage, f, hex)
      desk(stage, f.at(0, 0, 15), { width: 26, depth: 12, top: color.dark, leg: color.iris })
      monitor(stage, f.at(0, 11, 17, { turn: 180, scale: 0.62 }))
      person(stage, f, look, typing({ head: [-2, turn / -4, 0] }))
    }
    crowdFromBehind(stage, at(4, 0, 14, 180), { count: 7, gap: 24, seed: 2 })
    crowdFromBehind(stage, at(-6, 0, 48, 180), { count: 5, gap: 32, seed: 5 })
    return {
      camera: stage.frame(wide({ pitch: 15, fov: 36, margin: 0.02, aperture: 0.4 }), [
        [-70, 8, -40],
        [70, 8, -40],
        [-60, 90, -80],
        [60, 90, -80],
        [0, 16, 48],
      ]),
      light,
    }
  },
})
