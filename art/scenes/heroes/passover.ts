import { color, type Hex } from '../../core/color.ts'
import { glow, plastic } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { eyeLevel } from '../../vocabulary/camera.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, type Pose, standing } from '../../vocabulary/people/poses.ts'
import { meadow } from '../../vocabulary/places/outdoors.ts'
import { tent, trophy } from '../../vocabulary/props/camp.ts'
import { laptop } from '../../vocabulary/props/computers.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { tree } from '../../vocabulary/props/nature.ts'
import { kitRobot } from '../../vocabulary/props/robots.ts'

/** Arms straight up, holding an object above the head. */
const lifting = (turn = 0): Pose =>
  standing({ left: [174, 15, 0], right: [174, 15, 0], hands: { left: 'grip', right: 'grip' }, head: [-6, turn, 3] })

/** Five children for five days, from right to left; `spot` returns the place of each. */
function five(stage: Stage, spot: (i: number) => Transform): void {
  const glowing = stage.night ? 2.2 : 0
  const builder = person(stage, spot(0), cast.noa, lifting(-6))
  const block = builder.head.upright().at(0, 14, 0)
  const cube = (x: number, y: number, hex: Hex, lit = false) =>
    stage.add(
      new Model(12, 12, 12).round(0, 0, 0, 12, 12, 12, lit ? glow(hex, glowing) : plastic(hex), 1.5),
      block.at(x, y, 0, { scale: 0.5 }),
    )
  for (const [x, y, hex] of [
    [-6, 0, color.coral],
    [0, 0, color.yellow],
    [6, 0, color.sky],
    [-3, 6, color.mint],
    [3, 6, color.violet],
  ] as const)
    cube(x, y, hex, stage.night && hex === color.yellow)
  const coder = person(stage, spot(1), cast.amal, holding({ left: [54, 8, 50, 8], right: [54, 8, 50, 8], head: [-6, 8, 4] }))
  laptop(stage, coder.front.at(0, -1.5, 2.5, 0), { screen: '#2b3fd0', power: stage.night ? 2.2 : 1.4, open: 12 })
  const pilot = person(stage, spot(2), cast.tal, lifting(8))
  drone(stage, pilot.head.upright(12).at(0, 16.6, 0), color.coral)
  const maker = person(stage, spot(3), cast.ido, lifting(6))
  kitRobot(stage, maker.head.upright(14).at(0, 14, 0, { scale: 0.95 }), color.mint)
  const winner = person(stage, spot(4), cast.maya, { ...lifting(-8) })
  trophy(stage, winner.head.upright(-6).at(0, 14, 0, { scale: 0.62 }))
}

export const passoverCut = picture({
  name: 'heroes/passover-cut',
  size: [2400, 780],
  cutout: 0.001,
  night: true,
  build(stage) {
    const turns = [-10, -4, 6, 8, 14]
    five(stage, (i) => at(60.4 - i * 30.2, 0, 0, turns[i] ?? 0))
    const light = stage.night ? cutoutNight(0, { floor: undefined }) : cutoutDay(0, { floor: undefined })
    return { camera: { eye: [0, 24.5, 330], at: [0, 24.5, 0], fov: 8.49, aperture: 0 }, light }
  },
})

export const passover = picture({
  name: 'heroes/passover',
  build(stage) {
    const light = meadow(stage)
    stage.backdrop(() => {
      tent(stage, at(-66, 0, -60, 24), color.violet, '#ffffff', 52)
      tent(stage, at(70, 0, -70, -22), color.mint, '#ffffff', 52)
      for (const [x, z, s] of [
        [-100, -20, 1],
        [-30, -86, 1.1],
        [36, -60, 0.9],
        [108, -30, 1.1],
      ] as const)
        tree(stage, at(x, 0, z, { scale: s }), { height: 22, r: 15, green: 'blossom' })
    })
    const spots = [at(64, 0, 0, -20), at(30, 0, 18, -10), at(-4, 0, -4, 4), at(-36, 0, 20, 12), at(-66, 0, 2, 22)]
    five(stage, (i) => spots[i] ?? at(0, 0, 0))
    return { camera: stage.frame(eyeLevel({ pitch: 4, margin: 0.1 })), light }
  },
})
