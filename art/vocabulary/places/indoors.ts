import { blend, color, type Hex } from '../../core/color.ts'
import type { Light } from '../../core/light.ts'
import { glow, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick, seededRandom } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { indoors, nightRoom } from '../light.ts'
import { Canvas, neon, screen } from '../props/boards.ts'
import { building } from '../props/city.ts'
import { serverRack } from '../props/computers.ts'
import { printer3d, toolWall } from '../props/electronics.ts'
import { bookcase, carpet, desk, lightPanel, pendant, sofa } from '../props/furniture.ts'
import { softBox, speaker } from '../props/media.ts'
import { moon } from '../props/nature.ts'
import { pot } from '../props/science.ts'
import { BACK, platform, room } from './room.ts'

const front = BACK + 5

/** A city at night, behind a window. */
export function nightCity(stage: Stage): void {
  const r = seededRandom(8)
  for (let i = 0; i < 16; i++)
    building(stage, at(-110 + i * 15, -24, BACK - 60 - r() * 70), {
      width: 14 + Math.floor(r() * 10),
      height: 50 + Math.floor(r() * 40),
      depth: 14,
      wall: pick(['#3d3a98', '#4a45b5', '#332f86'], i),
      trim: color.iris,
      window: '#26246a',
      lit: 0.32,
      power: 1.6,
      seed: 30 + i,
    })
  moon(stage, at(36, 76, BACK - 170), 11)
}

/**
 * A classroom, sunny or (at night) lamp-lit. `show` draws on its big screen (112×46 dots), `view` is a window in the back wall, `lamps` the
 * height of the lamps.
 */
export function classroom(
  stage: Stage,
  show?: (c: Canvas) => void,
  wall: Hex = '#3a37a0',
  view?: readonly [x: number, y: number, w: number, h: number],
  lamps = 84,
): Light {
  const { night } = stage
  room(stage, { wall: night ? blend(wall, '#4f4a9e', 0.5) : wall, side: night ? '#8d84d0' : undefined, view })
  stage.backdrop(() => {
    if (night) nightCity(stage)
    if (show) {
      const c = new Canvas(112, 46)
      show(c)
      screen(stage, at(4, 24, front), c)
    }
    carpet(stage, at(0, 0, 14), { width: 150, depth: 86, round: 24 })
    bookcase(stage, at(104, 0, front + 4), { seed: 5 })
    pot(stage, at(-112, 0, -66), { scale: 1.3 })
    pot(stage, at(98, 58, front + 3), { pot: color.yellow, kind: 'cactus', scale: 0.6 })
    for (const [x, hex] of [
      [-70, color.yellow],
      [0, color.coral],
      [70, color.mint],
    ] as const)
      pendant(stage, at(x, lamps, -10), hex, night ? 16 : 5)
  })
  if (!night) return indoors()
  lightPanel(stage, at(80, 120, 120, { tilt: 130, turn: 30 }), 2.4, '#ffd9a0')
  return nightRoom({ sun: { from: [0.5, 0.8, 0.9], color: '#ffcf9a', power: 2.1, radius: 0.3 } })
}

/** The school's computer room: rows of desks and a cool wall. */
export function computerRoom(stage: Stage, show?: (c: Canvas) => void): Light {
  room(stage, { wall: '#1f8a94', side: '#e9f7f4', floor: 'tiles', windows: 3 })
  stage.backdrop(() => {
    const c = new Canvas(80, 40)
    ;(show ?? ((q) => q.write('<CODE/>', 40, 16, '#ffffff', 2, true)))(c)
    screen(stage, at(20, 30, front), c, { back: '#123f7a' })
    for (let i = 0; i < 2; i++) serverRack(stage, at(102 + i * 24 - 12, 0, front + 8), 2 + i)
    pot(stage, at(-110, 0, -64), { pot: color.yellow, scale: 1.3 })
    for (const x of [-60, 20, 100]) pendant(stage, at(x, 86, -20), color.white)
  })
  return indoors()
}

/** A lab at night: neon, and a window over the city. */
export function nightLab(stage: Stage, words = '<+/>'): Light {
  room(stage, { wall: '#4f4a9e', side: '#4f4a9e', floor: 'metal', windows: 0, view: [0, 30, 104, 48], neon: [color.sky, '#ff7ad0'] })
  stage.backdrop(() => {
    nightCity(stage)
    neon(stage, at(86, 52, front), words, color.coral, 2, 4)
    const c = new Canvas(44, 28).bars(4, 3, 3, [7, 12, 9, 17, 14, 22, 19, 24, 16], [color.mint, color.sky, color.coral])
    screen(stage, at(-86, 36, front), c, { frame: color.dark })
  })
  lightPanel(stage, at(90, 110, 120, { tilt: 130, turn: 30 }), 2.2)
  lightPanel(stage, at(-90, 110, 120, { tilt: 130, turn: -30 }), 1.6, '#ffd0e0')
  return nightRoom()
}

/** Benches, tools, printers. */
export function workshop(stage: Stage): Light {
  room(stage, { wall: '#f2b04a', side: '#fff3df', floor: 'tiles', floorColors: ['#e8e2d8', '#dcd5ca'], panels: false })
  stage.backdrop(() => {
    toolWall(stage, at(-52, 40, front), 70, 34)
    toolWall(stage, at(60, 40, front), 70, 34)
    desk(stage, at(-40, 0, front + 12), { width: 120, depth: 22, height: 15, top: '#e6bf8c', leg: color.iris })
    printer3d(stage, at(-70, 15, front + 12), color.coral)
    printer3d(stage, at(-30, 15, front + 12), color.mint, 'star')
    pot(stage, at(108, 0, -70), { pot: color.sky, scale: 1.2 })
    for (const x of [-70, 0, 70]) pendant(stage, at(x, 86, -10), color.iris)
  })
  return indoors()
}

/** A studio for film and radio: a backdrop roll, lamps, dark walls. */
export function mediaStudio(stage: Stage, cloth: Hex = color.mint): Light {
  room(stage, { wall: '#2f2c79', side: '#37348a', floor: 'metal', windows: 0, floorColors: ['#6f6bb0', '#6561a6'] })
  stage.backdrop(() => {
    const m = new Model(110, 84, 46)
    for (let x = 0; x < 110; x++)
      for (let i = 0; i < 120; i += 0.4) {
        const a = Math.min(1, Math.max(0, (i - 60) / 24)) * (Math.PI / 2)
        m.set(x, i < 60 ? 83 - i : 23 - Math.sin(a) * 23, i < 60 ? 0 : i < 84 ? (1 - Math.cos(a)) * 23 : 23 + (i - 84) * 0.64, soft(cloth))
      }
    stage.add(m, at(0, 0, BACK + 8), [55, 0, 0])
    softBox(stage, at(-108, 0, -44, 46), 58, 4)
    softBox(stage, at(84, 0, -40, -40), 62, 4)
    speaker(stage, at(112, 0, -70))
    neon(stage, at(-82, 58, front, { scale: 1.4 }), 'ON AIR', color.coral, 1, 4)
  })
  return nightRoom({ sun: { from: [0.4, 0.8, 0.9], color: '#ffe6c8', power: 2, radius: 0.2 } })
}

/** A dark room with flight simulators and a wide screen with sky. */
export function simRoom(stage: Stage): Light {
  room(stage, {
    wall: '#3d4fae',
    side: '#3d4fae',
    floor: 'carpet',
    floorColors: ['#5a57b8', '#5250ae'],
    windows: 0,
    neon: [color.sky, color.mint],
  })
  stage.backdrop(() => {
    const c = new Canvas(150, 56).rect(0, 0, 150, 20, '#4fae5c').rect(0, 20, 150, 36, '#57b8ff').rect(0, 20, 150, 1, '#d8f2ff')
    for (const [x, h] of [
      [14, 10],
      [34, 16],
      [104, 14],
      [130, 9],
    ] as const)
      for (let y = 0; y < h; y++) c.rect(x - (h - y), 20 + y, (h - y) * 2, 1, y > h - 4 ? '#ffffff' : '#6f86c9')
    for (let y = 0; y < 18; y++) c.rect(75 - (18 - y) * 0.8, y, (18 - y) * 1.6, 1, '#5c6390').rect(75, y, 1, y % 6 < 3 ? 1 : 0, '#ffffff')
    for (const [x, y] of [
      [24, 44],
      [70, 48],
      [118, 42],
    ] as const)
      c.disc(x, y, 4, '#ffffff')
        .disc(x + 6, y, 3, '#ffffff')
        .disc(x - 5, y - 1, 3, '#ffffff')
    screen(stage, at(0, 20, front), c, { power: 1.5, frame: color.dark })
  })
  lightPanel(stage, at(70, 110, 120, { tilt: 130, turn: 30 }), 2)
  return nightRoom({ sun: { from: [0.4, 0.8, 0.9], color: '#ffe6c8', power: 2.2, radius: 0.25 }, tone: { exposure: 1.36, bloom: 0.07 } })
}

/** Shelves to the ceiling, a warm carpet, a sofa. */
export function library(stage: Stage): Light {
  room(stage, { wall: '#a0523f', side: '#ffeeda', panels: false })
  stage.backdrop(() => {
    for (let i = 0; i < 6; i++) bookcase(stage, at(-100 + i * 40, 0, front + 4), { width: 38, shelves: 5, seed: 11 + i, wood: '#c98f57' })
    carpet(stage, at(0, 0, 10), { width: 140, depth: 80, color: '#ffd9a8', rim: color.coral, round: 20 })
    sofa(stage, at(-84, 0, -56), color.teal)
    pot(stage, at(112, 0, -50), { pot: color.yellow, scale: 1.5 })
    for (const x of [-50, 50]) pendant(stage, at(x, 84, -10), color.yellow, 6)
  })
  return indoors()
}

/** The school hall: a court floor and a stage with a curtain. */
export function hall(stage: Stage, words = 'WIN'): Light {
  room(stage, { wall: '#f4efe2', side: '#ffe3c2', floor: 'court', windows: 3, panels: false, height: 110 })
  platform(stage, 0, -66, 200, 40, 8, '#c98f57')
  stage.backdrop(() => {
    const m = new Model(200, 92, 8).fill((x, _y, z) =>
      z < 4 + Math.sin(x * 0.7) * 2 && (x < 46 || x > 154) ? soft(x % 9 < 4 ? '#e8505a' : '#d63f50') : undefined,
    )
    m.box(0, 84, 0, 200, 8, 8, soft('#d63f50'))
    stage.add(m, at(0, 8, front), [100, 0, 0])
    const c = new Canvas(90, 46).write(words, 45, 16, '#ffffff', 2, true)
    screen(stage, at(0, 26, front), c)
    for (const x of [-60, -20, 20, 60])
      stage.add(new Model(8, 10, 8).tube(4, 0, 4, 2, 10, soft(color.dark), 4).tube(4, 0, 4, 2.4, 1, glow('#fff0c8', 5)), at(x, 94, -40))
  })
  return indoors()
}

/** Inside a space station: a round window with a view of the earth. */
export function spaceStation(stage: Stage): Light {
  room(stage, {
    wall: '#dfe3f7',
    side: '#d5daf2',
    floor: 'metal',
    floorColors: ['#b4b9dc', '#a8aed4'],
    windows: 0,
    view: [0, 26, 120, 52],
    neon: [color.sky, color.mint],
    panels: true,
  })
  stage.backdrop(() => {
    const space = new Model(220, 110, 2).fill((x, y, z) => {
      const r = Math.hypot(x - 70, (y + 60) * 1)
      if (z > 1) return undefined
      if (r < 118)
        return r > 114
          ? glow('#9fe3ff', 1.6)
          : glow(
              Math.sin(x * 0.13) + Math.sin(y * 0.21 + x * 0.05) > 0.7
                ? '#3fbf7f'
                : Math.sin(x * 0.09 + y * 0.3) > 0.75
                  ? '#e8f6ff'
                  : '#2f86f0',
              1,
            )
      return (Math.floor(x) * 7919 + Math.floor(y) * 104729) % 233 === 0 ? glow('#ffffff', 2.5) : glow('#1a1a5c', 0.5)
    })
    stage.add(space, at(0, 0, BACK - 40))
    for (const x of [-96, 96]) serverRack(stage, at(x, 0, front + 8), 5 + x, 60)
  })
  return nightRoom({ sun: { from: [0.5, 0.8, 0.9], color: '#ffe9d0', power: 2.2, radius: 0.2 }, tone: { exposure: 1.2, bloom: 0.08 } })
}
