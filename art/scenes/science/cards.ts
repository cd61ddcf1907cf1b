import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { pick } from '../../core/random.ts'
import { at } from '../../core/transform.ts'
import { around, closeUp, eyeLevel, overShoulder, wide } from '../../vocabulary/camera.ts'
import { inVr } from '../../vocabulary/ensembles.ts'
import { nightRoom, paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import type { Look } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import {
  exploring,
  holding,
  jumping,
  pointing,
  running,
  sitting,
  standing,
  steering,
  thumbsUp,
  typing,
} from '../../vocabulary/people/poses.ts'
import { computerRoom } from '../../vocabulary/places/indoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { Canvas, screen } from '../../vocabulary/props/boards.ts'
import { gamepad, keyboard } from '../../vocabulary/props/computers.ts'
import { cockpit, drone } from '../../vocabulary/props/flight.ts'
import { chair, desk, lightPanel } from '../../vocabulary/props/furniture.ts'
import { camera, clapper, ringLamp } from '../../vocabulary/props/media.ts'
import { star } from '../../vocabulary/props/nature.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { lightbulb } from '../../vocabulary/props/science.ts'
import { dragon } from '../../vocabulary/props/story.ts'
import { sprite } from '../../vocabulary/props/symbols.ts'

/** The cards of the six programmes, closer and simpler than the gallery. */
export const programming = picture({
  name: 'science/programming',
  build(stage) {
    const light = computerRoom(stage)
    const c = new Canvas(64, 36).rect(0, 0, 64, 6, color.moss).rect(0, 6, 64, 30, '#57b8ff').disc(52, 28, 4, color.yellow)
    c.code(4, 30, [
      [0, 12, '#ffffff'],
      [3, 14, color.yellow],
      [3, 9, '#ffffff'],
      [6, 12, color.coral],
      [0, 8, '#ffffff'],
    ])
    c.rect(36, 6, 6, 8, color.coral).rect(37, 11, 4, 3, '#fbcba8').rect(50, 6, 8, 5, color.walnut).rect(46, 16, 10, 2, color.grass)
    stage.backdrop(() => desk(stage, at(0, 0, -2), { width: 110, depth: 30, height: 11, top: '#fbeed6', leg: color.teal }))
    screen(stage, at(4, 13, -10, 4), c, { back: '#123f7a', frame: color.dark, scale: 0.72 })
    keyboard(stage, at(4, 11, 6), '#f5f6ff')
    chair(stage, at(2, 0, 20, 180), color.coral)
    person(stage, at(2, 0, 20, 184), { ...cast.lia, headphones: color.violet }, typing({ head: [-6, 18, 6] }))
    chair(stage, at(40, 0, 12, 246), color.yellow)
    person(
      stage,
      at(40, 0, 12, 246),
      { ...cast.omer, mouth: 'laugh' },
      sitting({ left: [80, 6, 20], right: [60, 10, 40], hands: { right: 'point' }, head: [-4, 26, 4] }),
    )
    drone(stage, at(-34, 14, -4, { turn: 30 }), color.mint)
    return { camera: stage.frame(overShoulder({ yaw: -12, pitch: 11, fov: 32, margin: 0.03 }), [...stage.subjects, [-46, 11, 8]]), light }
  },
})

export const ai = picture({
  name: 'science/ai',
  build(stage) {
    robot(stage, at(20, 0, 4, -50), { left: [70, 10], right: [136, 20], head: [4, -14, -8], color: color.mint, eye: color.yellow })
    const girl = person(
      stage,
      at(-20, 0, 4, 52),
      { ...cast.tal, ...mood.joy },
      standing({ left: [118, 10, 10], right: [10, 12, 30], hands: { left: 'open' }, head: [-2, -12, 6] }),
    )
    lightbulb(stage, at(2, 38, -10, { roll: 6 }), 1.8, 0.55)
    return {
      camera: stage.frame(closeUp({ pitch: 3, margin: 0.02 }), [...around(girl, 'whole'), [-30, 6, 0], [36, 6, 0], [4, 55, -10]]),
      light: paper('#7d5cff'),
    }
  },
})

export const gaming = picture({
  name: 'science/gaming',
  build(stage) {
    const pad = at(0, 15, 0, { tilt: -74, turn: 8, scale: 8 })
    gamepad(stage, pad, color.violet)
    person(
      stage,
      pad
        .at(-3.4, 2.6, 1.5)
        .upright(20)
        .at(0, 0, 0, { scale: 1 / 8 }),
      { ...cast.noa, ...mood.glad },
      jumping({ lift: 5 }),
    )
    person(
      stage,
      pad
        .at(4, 1.6, 1.5)
        .upright(-16)
        .at(0, 0, 0, { scale: 1 / 8 }),
      { ...cast.adam, shirt: color.yellow, printColor: color.iris },
      running({ torso: [8, 0], head: [-2, 4, 0], lift: -0.6 }),
    )
    for (const [x, y, kind, hex] of [
      [-56, 66, 'ghost', color.sky],
      [-18, 82, 'coin', color.yellow],
      [26, 74, 'invader', color.mint],
      [60, 58, 'coin', color.yellow],
    ] as const)
      sprite(stage, at(x, y, -30, { roll: x / 6, turn: x / -3 }), kind, hex, 1.2, 1.3)
    return { camera: stage.frame(wide({ pitch: 22, margin: 0.05 })), light: paper('#ff6f7d') }
  },
})

export const media = picture({
  name: 'science/media',
  build(stage) {
    camera(stage, at(-6, 0, 14, 14), 22, color.iris)
    person(
      stage,
      at(-18, 0, -6, 14),
      { ...cast.lev, cap: color.coral, eyes: 'wink', mouth: 'gap' },
      standing({ left: [64, -6, 40], right: [50, 10, 60], hands: { left: 'grip' }, head: [2, 10, 8] }),
    )
    const girl = person(
      stage,
      at(20, 0, -2, -22),
      { ...cast.gal, headphones: color.coral },
      holding({ head: [-4, 12, 8], left: [70, 6, 60, 10], right: [60, 6, 60, 10] }),
    )
    clapper(stage, girl.front.at(0, -3, 1, { scale: 0.75 }))
    ringLamp(stage, at(-38, 0, -14, 26), 36, 3)
    return {
      camera: stage.frame(eyeLevel({ pitch: 4, yaw: -4, margin: 0.04 }), [...stage.subjects.filter(([, y]) => y > 8), [0, 4, 14]]),
      light: paper('#ffc22e'),
    }
  },
})

export const vr = picture({
  name: 'science/vr',
  build(stage) {
    dragon(stage, at(20, 0, -10, -40), { color: color.coral, belly: '#fff0b8', wing: color.yellow, wings: 60, head: [6, -10, 6] })
    const girl = inVr(
      stage,
      at(-22, 0, 8, 46),
      { ...cast.maya, shirt: color.yellow, print: 'star' },
      exploring({ left: [86, 4, 10], right: [60, 20, 50], head: [-12, 0, 4] }),
      color.coral,
    )
    for (const [x, y, z] of [
      [-40, 42, -20],
      [-6, 46, -30],
      [46, 44, -10],
      [-44, 16, -10],
    ] as const)
      star(stage, at(x, y, z, { roll: x }), 0.5, '#ffffff', 1)
    return {
      camera: stage.frame(eyeLevel({ pitch: 5, yaw: 4, margin: 0.03 }), [...stage.subjects, ...around(girl)]),
      light: paper('#17a6a0'),
    }
  },
})

/** The hall with the twenty-four simulators. */
export const aviation = picture({
  name: 'science/aviation',
  size: [2000, 1200],
  build(stage) {
    room(stage, {
      width: 420,
      depth: 300,
      height: 110,
      wall: '#3d4fae',
      side: '#4657ba',
      floor: 'carpet',
      floorColors: ['#5a57b8', '#5250ae'],
      windows: 0,
      neon: [color.sky, color.mint],
    })
    const sky = new Canvas(170, 60).rect(0, 0, 170, 22, '#4fae5c').rect(0, 22, 170, 38, '#57b8ff')
    for (const [x, h] of [
      [20, 12],
      [46, 18],
      [118, 16],
      [150, 10],
    ] as const)
      for (let y = 0; y < h; y++) sky.rect(x - (h - y), 22 + y, (h - y) * 2, 1, y > h - 5 ? '#ffffff' : '#6f86c9')
    for (let y = 0; y < 20; y++) sky.rect(85 - (20 - y) * 0.9, y, (20 - y) * 1.8, 1, '#5c6390').rect(84, y, 2, y % 6 < 3 ? 1 : 0, '#ffffff')
    for (const [x, y] of [
      [28, 48],
      [86, 52],
      [136, 46],
    ] as const)
      sky
        .disc(x, y, 5, '#ffffff')
        .disc(x + 7, y - 1, 4, '#ffffff')
        .disc(x - 6, y - 1, 3, '#ffffff')
    const view = new Canvas(40, 20)
      .rect(0, 0, 40, 8, '#4fae5c')
      .rect(0, 8, 40, 12, '#57b8ff')
      .disc(10, 15, 2, '#ffffff')
      .disc(30, 14, 3, '#ffffff')
    for (let y = 0; y < 7; y++) view.rect(20 - (7 - y), y, (7 - y) * 2, 1, '#5c6390')
    const crew: readonly Look[] = [
      cast.shira,
      cast.adam,
      cast.noa,
      cast.omer,
      cast.amal,
      cast.lev,
      cast.sara,
      cast.yoni,
      cast.lia,
      cast.eden,
      cast.maya,
      cast.ido,
    ]
    stage.backdrop(() => {
      screen(stage, at(0, 26, -81, { scale: 1.3 }), sky, { power: 1.4, frame: color.dark })
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 6; i++) {
          const f = at(-130 + i * 52, 0, 64 - row * 44)
          cockpit(stage, f)
          screen(stage, f.at(0, 16.4, -8), view, { power: 1.3, frame: color.dark, scale: 0.66 })
          chair(stage, f.at(0, 0, 14, 180), pick([color.yellow, color.coral, color.mint], row + i))
          const look = pick(crew as [Look, ...Look[]], row * 5 + i * 7)
          const turn = ((row * 7 + i * 5) % 9) * 8 - 30
          person(
            stage,
            f.at(0, 0, 14, 180),
            { ...look, headphones: pick([color.coral, color.mint, color.yellow, color.violet], i + row * 3) },
            steering({ head: [-4, turn, 0] }),
          )
        }
    })
    person(
      stage,
      at(-26, 0, 96, 30),
      { ...cast.samir, cap: color.indigo },
      pointing({ right: [20, 10, 30], left: [100, 30, 8], hands: { left: 'open' }, head: [0, -14, 0] }),
    )
    person(stage, at(26, 0, 92, -30), { ...cast.tal, headphones: color.yellow }, thumbsUp())
    lightPanel(stage, at(120, 160, 180, { tilt: 130, turn: 30 }), 2.6, '#ffe6bf', 60)
    return {
      camera: stage.frame(wide({ fov: 40, pitch: 25, yaw: 16, margin: 0.02 }), [
        [-120, 0, 84],
        [120, 0, 84],
        [-110, 90, -80],
        [110, 90, -80],
        [26, 32, 92],
      ]),
      light: nightRoom({
        sun: { from: [0.4, 0.8, 0.9], color: '#ffe6c8', power: 2.2, radius: 0.25 },
        tone: { exposure: 1.55, bloom: 0.07 },
      }),
    }
  },
})
