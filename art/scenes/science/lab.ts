import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { closeUp } from '../../vocabulary/camera.ts'
import { nightRoom, paper } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { pointing, standing } from '../../vocabulary/people/poses.ts'
import { computerRoom } from '../../vocabulary/places/indoors.ts'
import { cube } from '../../vocabulary/props/blocks.ts'
import { battery, breadboard, circuitBoard, printer3d } from '../../vocabulary/props/electronics.ts'
import { rocket } from '../../vocabulary/props/flight.ts'
import { bench, desk } from '../../vocabulary/props/furniture.ts'
import { beaker, microscope, testTubes } from '../../vocabulary/props/science.ts'
import { openBook } from '../../vocabulary/props/story.ts'

/** Electronics: light from a battery and three wires. */
export const firstLight = picture({
  name: 'science/gallery-12',
  build(stage) {
    stage.backdrop(() => desk(stage, at(0, 0, 4), { width: 90, depth: 34, height: 12, top: '#7a74d8', leg: color.iris }))
    breadboard(stage, at(0, 12, 10, { turn: -6, scale: 1.3 }), 2, 3.4)
    battery(stage, at(26, 12, 10), color.coral)
    battery(stage, at(33, 12, 6), color.mint)
    circuitBoard(stage, at(-30, 12, 10, { turn: 14 }), { width: 18, depth: 14 })
    const glad = mood.joy
    person(
      stage,
      at(-15, 0, -12, 12),
      { ...cast.shira, ...glad },
      standing({ torso: [16, 0], left: [54, -4, 30], right: [58, -4, 24], hands: { left: 'grip', right: 'point' }, head: [8, 4, 4] }),
    )
    person(
      stage,
      at(14, 0, -14, -14),
      { ...cast.eden, mouth: 'oh' },
      standing({ torso: [14, 0], left: [56, 0, 30], right: [56, -6, 26], hands: { left: 'point' }, head: [10, -8, -4] }),
    )
    return {
      camera: stage.frame(closeUp({ pitch: 20, yaw: 10, margin: 0.02 }), [
        [-40, 12, 20],
        [38, 12, 20],
        [-28, 42, -8],
        [28, 42, -8],
      ]),
      light: nightRoom({
        tone: { exposure: 1.85, bloom: 0.1 },
        backdrop: { top: '#241f6e', bottom: '#4a3fb0' },
        floor: { color: '#3a35a0', fade: [70, 220] },
      }),
    }
  },
})

/** 3D printing: layer upon layer, through the printer's frame. */
export const layerByLayer = picture({
  name: 'science/gallery-13',
  night: 'dusk',
  build(stage) {
    stage.backdrop(() => bench(stage, at(0, 0, 8), { width: 130, depth: 34, front: '#1f7fd6' }))
    printer3d(stage, at(-12, 12, 10, { turn: 8 }), color.coral)
    for (const [x, z, hex] of [
      [26, 18, color.mint],
      [34, 14, color.yellow],
      [42, 20, color.violet],
    ] as const)
      rocket(stage, at(x, 12, z, { turn: x, scale: 0.2 }), { color: hex })
    cube(stage, at(14, 12, 21, 24), color.sky, 5)
    person(
      stage,
      at(26, 0, -8, -34),
      { ...cast.lev, shirt: color.violet, glasses: color.dark },
      standing({ torso: [14, 0], head: [2, 0, 6], left: [40, 4, 60], right: [62, 4, 40], hands: { right: 'point' } }),
    )
    person(
      stage,
      at(-40, 0, -6, 40),
      { ...cast.roni, mouth: 'laugh' },
      standing({ torso: [10, 0], head: [6, -4, 0], left: [64, 6, 40], hands: { left: 'open' } }),
    )
    return {
      camera: stage.frame(closeUp({ pitch: 9, yaw: -10, margin: 0.04 }), [
        ...stage.subjects.filter(([, y]) => y > 11),
        [-44, 11, 20],
        [46, 11, 20],
      ]),
      light: paper('#35a6ff'),
    }
  },
})

/** Microscopy: a drop of water on the big screen. */
export const waterDrop = picture({
  name: 'science/gallery-14',
  night: 'dusk',
  build(stage) {
    const light = computerRoom(stage, (c) => {
      c.disc(40, 20, 17, '#1d6fb8')
      for (const [x, y, r, hex] of [
        [32, 24, 5, color.mint],
        [46, 26, 4, color.yellow],
        [44, 13, 5, color.pink],
        [31, 12, 3, color.foam],
      ] as const)
        c.disc(x, y, r, hex).disc(x + 1, y, 1.4, color.iris)
    })
    stage.backdrop(() => desk(stage, at(16, 0, 14), { width: 96, depth: 26, height: 12, top: '#ffffff', leg: color.teal }))
    microscope(stage, at(13, 12, 13, { turn: 150, scale: 1.1 }), color.coral)
    person(
      stage,
      at(-7, 0, -7, 24),
      { ...cast.tal, outfit: 'labcoat', eyes: 'wink', mouth: 'oh' },
      standing({ torso: [26, -4], head: [4, -34, 6], left: [56, 0, 40], right: [50, 2, 40] }),
    )
    person(
      stage,
      at(44, 0, -8, -22),
      { ...cast.adam, outfit: 'labcoat' },
      pointing({ head: [-10, 6, 0], right: [120, 30, 10], left: [40, 6, 60] }),
    )
    testTubes(stage, at(36, 12, 16, -12))
    beaker(stage, at(52, 12, 14), color.sky)
    openBook(stage, at(-14, 12, 18, 10), color.violet)
    return {
      camera: stage.frame(closeUp({ pitch: 8, yaw: -16, margin: 0.03 }), [
        [-26, 10, 20],
        [60, 10, 20],
        [-14, 42, -8],
        [54, 44, -8],
      ]),
      light,
    }
  },
})
