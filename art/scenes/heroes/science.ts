import { color } from '../../core/color.ts'
import type { Light } from '../../core/light.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { wide } from '../../vocabulary/camera.ts'
import { inWheelchair } from '../../vocabulary/ensembles.ts'
import { cutoutDay, cutoutNight, indoors } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { pointing, reaching, showing, sitting } from '../../vocabulary/people/poses.ts'
import { room } from '../../vocabulary/places/room.ts'
import { Canvas, whiteboard } from '../../vocabulary/props/boards.ts'
import { drone, rocket } from '../../vocabulary/props/flight.ts'
import { bench, pendant } from '../../vocabulary/props/furniture.ts'
import { ground } from '../../vocabulary/props/nature.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { beaker, eruption, flask, helix, microscope, planet, pot, testTubes } from '../../vocabulary/props/science.ts'

/** Two children at a bench with flasks, one with a rocket, one with a microscope: all of the basket in one picture. */
function experiments(stage: Stage): void {
  bench(stage, at(-22, 0, 26), { width: 84, depth: 22, front: '#157f86' })
  const girl = person(
    stage,
    at(-42, 0, 4, 14),
    { ...cast.noa, outfit: 'labcoat', goggles: color.mint, mouth: 'laugh' },
    showing({ head: [0, -10, 6] }),
  )
  flask(stage, girl.right.upright().at(0, -1, 1), color.mint, 1.2)
  const boy = person(
    stage,
    at(0, 0, 4, -12),
    { ...cast.omer, outfit: 'labcoat', mouth: 'oh' },
    reaching({ head: [4, 8, 0], right: [60, 10, 40] }),
  )
  beaker(stage, boy.right.upright().at(0, -2, 2), color.violet, 1)
  eruption(stage, at(-22, 12, 27), color.coral, 34)
  testTubes(stage, at(-50, 12, 28, 14))
  microscope(stage, at(10, 12, 26, -20))
  robot(stage, at(-66, 0, -8, 26), { left: [120, 20], color: color.mint })
  inWheelchair(
    stage,
    at(40, 0, 22, -20),
    cast.shira,
    sitting({ left: [50, 6, 50], right: [120, 20, 20], hands: { right: 'open' }, head: [-10, 0, 0] }),
    color.violet,
  )
  person(stage, at(66, 0, -12, -30), cast.samir, pointing({ head: [-8, -8, 0] }))
  drone(stage, at(36, 72, -20, { turn: -14, tilt: 18, roll: -8, scale: 1.1 }), color.yellow)
}

export const science = picture({
  name: 'heroes/science',
  size: [2000, 1500],
  build(stage) {
    const light = laboratory(stage)
    experiments(stage)
    stage.backdrop(() => {
      rocket(stage, at(-84, 0, -60, { scale: 0.95 }))
      helix(stage, at(6, 0, -66), 56)
      planet(stage, at(-20, 64, -50, { roll: 12 }), { r: 13, ring: color.yellow })
    })
    return { camera: { eye: [-6, 48, 190], at: [-6, 42, 90], fov: 34, aperture: 0.8, focus: [-10, 22, 10] }, light }
  },
})

/** A mint-coloured laboratory with windows and a board of formulas. */
function laboratory(stage: Stage): Light {
  room(stage, { wall: '#1f9d93', side: '#e9fbf4', floor: 'tiles', height: 120 })
  stage.backdrop(() => {
    const c = new Canvas(66, 40)
      .write('H2O', 6, 24, '#ffffff', 2)
      .write('E=MC', 6, 5, color.yellow, 2)
      .disc(52, 28, 6, color.coral)
      .disc(44, 22, 3, '#ffffff')
      .disc(60, 22, 3, '#ffffff')
    whiteboard(stage, at(66, 22, -80), c, { back: '#146a70', frame: '#f6f3ff' })
    for (const x of [-70, 0, 70]) pendant(stage, at(x, 92, -10), color.yellow)
    pot(stage, at(110, 0, -66), { scale: 1.3 })
  })
  return indoors()
}

export const scienceCut = picture({
  name: 'heroes/science-cut',
  size: [2000, 1500],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    ground(stage, at(-4, 0, 8), {
      width: 164,
      depth: 84,
      round: 34,
      plate: 10,
      top: night ? ['#4f8fb0', '#4785a8'] : ['#c9f5e2', '#b8eed7'],
      strata: [color.mint, color.teal, color.sky, color.iris],
    })
    experiments(stage)
    rocket(stage, at(-50, 0, -24, { scale: 0.9 }))
    planet(stage, at(0, 66, -20, { roll: 12 }), { r: 11, ring: color.yellow, power: night ? 0.8 : 0 })
    return { camera: stage.frame(wide({ pitch: 12, margin: 0.03 })), light: night ? cutoutNight(-8) : cutoutDay(-8) }
  },
})
