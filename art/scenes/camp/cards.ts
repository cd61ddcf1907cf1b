import { color, type Hex } from '../../core/color.ts'
import { metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { withGamepad } from '../../vocabulary/ensembles.ts'
import { morning, nightRoom } from '../../vocabulary/light.ts'
import { audience } from '../../vocabulary/people/audience.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import type { Look } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { type Pose, piloting, raisingHand, walking, waving } from '../../vocabulary/people/poses.ts'
import { player } from '../../vocabulary/places/arena.ts'
import { gameHall, STAGE } from '../../vocabulary/places/game-hall.ts'
import { nightCity } from '../../vocabulary/places/indoors.ts'
import { meadow, schoolyard } from '../../vocabulary/places/outdoors.ts'
import { room } from '../../vocabulary/places/room.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { Canvas, screen } from '../../vocabulary/props/boards.ts'
import { backpack, campfire, flagpole, lantern, tent } from '../../vocabulary/props/camp.ts'
import { bus } from '../../vocabulary/props/city.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { bookcase, carpet, chair, desk, lightPanel, pendant } from '../../vocabulary/props/furniture.ts'
import { palm, tree } from '../../vocabulary/props/nature.ts'
import { pot } from '../../vocabulary/props/science.ts'

export const physical = picture({
  name: 'camp/physical',
  night: true,
  build(stage) {
    const light = meadow(stage)
    stage.backdrop(() => {
      tent(stage, at(-78, 0, -40, 34), color.yellow, '#ffffff', 60)
      tent(stage, at(80, 0, -46, -34), color.coral, color.cream, 60)
      tent(stage, at(10, 0, -100, 0), color.sky, '#ffffff', 48)
    })
    withGamepad(stage, at(-26, 0, 20, 18), cast.tal, { pose: piloting({ head: [-12, -6, 4] }), color: color.coral })
    withGamepad(stage, at(4, 0, 30, -4), cast.gal, { pose: piloting({ head: [-14, 8, -3] }) })
    withGamepad(stage, at(34, 0, 16, -22), cast.yoni, { pose: piloting({ head: [-12, 4, 0] }), color: color.mint })
    drone(stage, at(-44, 42, 10, { turn: 30, tilt: 14, roll: 10, scale: 1.1 }), color.violet)
    drone(stage, at(56, 46, 0, { turn: -24, tilt: 14, roll: -8, scale: 1.1 }), color.coral)
    if (stage.night) {
      campfire(stage, at(-44, 0, 4), 7)
      for (const x of [-14, 54]) lantern(stage, at(x, 0, x > 0 ? 20 : 36), 8)
      lightPanel(stage, at(0, 90, 200, { tilt: 115 }), 7, '#ffcf9a', 90)
    }
    return { camera: { eye: [2, 30, 150], at: [2, stage.night ? 30 : 27.5, 50], fov: 34, aperture: 0.9, focus: [0, 22, 22] }, light }
  },
})

export const online = picture({
  name: 'camp/online',
  night: true,
  build(stage) {
    const { night } = stage
    room(stage, { wall: night ? '#4a6fc0' : '#5fb8e8', side: night ? '#8d84d0' : '#fff3df', windows: 2, view: [-46, 26, 46, 42] })
    stage.backdrop(() => {
      bookcase(stage, at(70, 0, -76), { seed: 8 })
      carpet(stage, at(0, 0, 0), { width: 110, depth: 70, color: '#ffd9a8', rim: color.coral })
      pot(stage, at(-92, 0, -66), { scale: 1.2 })
      if (night) nightCity(stage)
      else tree(stage, at(-60, -6, -120), { height: 22, r: 16 })
      pendant(stage, at(20, 72, -30), color.coral, night ? 14 : 5)
    })
    desk(stage, at(0, 0, -8), { width: 84, depth: 24, height: 13, top: '#f2d3a4', leg: color.iris })
    chair(stage, at(-22, 2, -30, 16), color.yellow)
    person(
      stage,
      at(-14, 2, -30, 20),
      { ...cast.omer, headphones: color.mint, ...mood.joy },
      raisingHand({ left: [44, 6, 44, 6], head: [-2, 0, 5] }),
    )
    friends(stage, at(20, 13, -8, -24))
    for (const [i, [x, z, h]] of (
      [
        [-38, -8, 3],
        [-38, -1, 2],
        [-31, -1, 1],
        [-38, 0, 1],
        [38, 0, 1],
      ] as const
    ).entries())
      for (let y = 0; y < h; y++)
        cube(stage, at(x, 13 + y * 6, z, i * 8), [color.coral, color.yellow, color.mint, color.violet, color.sky][(i + y) % 5], 6)
    return {
      camera: { eye: [4, 37, 82], at: [-1, 28, -10], fov: 36, aperture: 0.7, focus: [-10, 26, -20] },
      light: night
        ? nightRoom({ sun: { from: [0.5, 0.8, 0.9], color: '#ffcf9a', power: 1.9, radius: 0.3 } })
        : morning({
            backdrop: { top: '#8fd4ff', bottom: '#dff3ff' },
            sun: { from: [0.5, 0.7, 0.8], color: '#ffe9c4', power: 3.6, radius: 0.06 },
          }),
    }
  },
})

/** A wide screen with four friends in a grid. */
function friends(stage: Stage, f: Transform): void {
  const c = new Canvas(46, 30)
  const faces = [
    [1, 16, color.coral, '#fbcba8', '#c2592d'],
    [24, 16, color.mint, '#8f5a3a', '#231d29'],
    [1, 1, color.violet, '#eeb288', '#3f7fe8'],
    [24, 1, color.yellow, '#ffdcc4', '#efc978'],
  ] as const
  for (const [x, y, back, skin, hair] of faces)
    c.rect(x, y, 21, 13, back)
      .rect(x + 6, y + 2, 9, 8, skin)
      .rect(x + 5, y + 9, 11, 3, hair)
      .rect(x + 8, y + 6, 1, 2, '#211a3d')
      .rect(x + 12, y + 6, 1, 2, '#211a3d')
      .rect(x + 9, y + 3, 3, 1, '#c8434b')
      .rect(x + 4, y, 13, 2, '#ffffff')
  stage.add(new Model(14, 4, 8).box(0, 0, 0, 14, 1, 8, plastic('#e9ebf7')).box(6, 1, 3, 2, 3, 2, plastic('#e9ebf7')), f)
  screen(stage, f.at(0, 3, 0), c, { scale: 0.66, power: 1.1, frame: '#e9ebf7' })
}

export const tournament = picture({
  name: 'camp/tournament',
  size: [2640, 1650],
  build(stage) {
    const light = gameHall(stage)
    player(stage, at(-44, STAGE, -50, 46), { ...cast.noa, headphones: color.coral, ...mood.focus }, color.coral)
    player(stage, at(46, STAGE, -50, -46), { ...cast.omer, headphones: color.sky, ...mood.tense }, color.sky, 'right')
    const guest = person(
      stage,
      at(0, STAGE, -54, 6),
      { ...cast.guest, mouth: 'laugh', brows: 'up' },
      {
        left: [150, 24, 16],
        right: [32, 6, 92, 12],
        hands: { left: 'open', right: 'grip' },
        head: [-4, 8, 5],
        legLeft: [4, 0, 5],
        legRight: [-4, 0, 5],
      },
    )
    stage.add(
      new Model(8, 22, 8).round(2, 0, 2, 4, 14, 4, plastic(color.dark), 1).ball(4, 17, 4, 4, 4.4, 4, metal()),
      guest.right.upright().at(0.5, -4, 1, { roll: -12, scale: 0.5 }),
    )
    stage.backdrop(() =>
      audience(
        stage,
        at(2, -8, -4, 180),
        [
          [cast.amal, 'joy', 'clap'],
          [cast.lev, 'joy', 'cheer'],
          [cast.yoni, 'joy', 'fist'],
          [cast.gal, 'joy', 'cheer'],
        ],
        36,
        7,
      ),
    )
    return { camera: { eye: [0, 44, 98], at: [0, 39, -8], fov: 38, aperture: 0.5, focus: [0, 30, -48] }, light }
  },
})

export const venue = picture({
  name: 'camp/venue',
  night: 'dusk',
  build(stage) {
    const light = schoolyard(stage, 'HIGH SCHOOL')
    stage.backdrop(() => {
      for (const [x, z, h] of [
        [-84, -40, 50],
        [90, -44, 54],
        [-112, -6, 44],
      ] as const)
        palm(stage, at(x, 0, z), h)
      const post = new Model(8, 44, 8).round(0, 0, 0, 8, 44, 8, soft('#fff4dc'), 1)
      for (const x of [-34, 34]) stage.add(post, at(x, 0, -26))
      for (const s of [-1, 1]) {
        const fence = new Model(70, 18, 2)
        for (let x = 0; x < 70; x += 4) fence.box(x, 0, 0, 2, 18, 2, plastic(color.sky))
        stage.add(fence.box(0, 12, 0, 70, 2, 2, plastic(color.sky)), at(s * 74, 0, -26))
      }
      flagpole(stage, at(52, 0, -40), 66)
      const flag = new Model(34, 24, 1).fill((x, y) =>
        (y > 2 && y < 6) || (y > 18 && y < 22)
          ? soft('#2f6fe0')
          : Math.abs(Math.hypot(x - 17, y - 12) - 4) < 1
            ? soft('#2f6fe0')
            : soft('#ffffff'),
      )
      stage.add(flag, at(52.5, 52, -40, { turn: -10, scale: 0.6 }), [0, 0, 0.5])
    })
    bus(stage, at(-70, 0, -4, { turn: 62, scale: 1.4 }))
    const pupil = (x: number, z: number, turn: number, look: Look, pose: Pose, bag: Hex) =>
      backpack(stage, person(stage, at(x, 0, z, turn), look, pose).back, bag)
    pupil(-14, -4, 160, cast.noa, walking(), color.mint)
    pupil(
      6,
      -14,
      186,
      cast.omer,
      walking({ left: [32, 8, 34], right: [-26, 8, 24], legLeft: [-24, -20], legRight: [28, -6] }),
      color.yellow,
    )
    pupil(32, 18, -150, cast.amal, walking({ head: [0, -40, 0] }), color.violet)
    pupil(58, 4, -70, cast.ben, waving({ head: [-4, 30, 4] }), color.sky)
    pupil(-24, 34, 24, cast.lia, waving(), color.coral)
    return { camera: { eye: [4, 36, 170], at: [4, 36, 70], fov: 36, aperture: 0.5, focus: [0, 22, 0] }, light }
  },
})
