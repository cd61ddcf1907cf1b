import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { inVr, inWheelchair, withGamepad } from '../../vocabulary/ensembles.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, exploring, holding, piloting, pointing, reading, sitting, waving } from '../../vocabulary/people/poses.ts'
import { nightLab } from '../../vocabulary/places/indoors.ts'
import { meadow } from '../../vocabulary/places/outdoors.ts'
import { bubble, letterBlock } from '../../vocabulary/props/boards.ts'
import { bunting, campfire, flagpole, lantern, tent } from '../../vocabulary/props/camp.ts'
import { drone, hoop } from '../../vocabulary/props/flight.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { planet, projector } from '../../vocabulary/props/science.ts'
import { openBook } from '../../vocabulary/props/story.ts'

export const homeAi = picture({
  name: 'home/ai',
  build(stage) {
    const light = nightLab(stage, 'AI')
    projector(stage, at(-4, 0, -8))
    planet(stage, at(-4, 40, -8, { roll: -10 }), { r: 15, power: 1.5, ring: '#ff7ad0' })
    inVr(stage, at(-38, 0, 18, 40), cast.tal, exploring({ head: [-8, -4, 0] }), color.coral)
    inVr(stage, at(32, 0, 24, -36), cast.lev, exploring({ left: [116, 22, 14], right: [92, 16, 20] }))
    robot(stage, at(-72, 0, -10, 30), { right: [140, 20], color: color.coral })
    robot(stage, at(66, 0, -14, -30), { left: [150, 20], head: [0, 0, 6], color: color.mint })
    return { camera: { eye: [0, 38, 150], at: [0, 34, 50], fov: 38, aperture: 0.8, focus: [0, 24, 10] }, light }
  },
})

export const homeCamp = picture({
  name: 'home/camp',
  night: true,
  build(stage) {
    const { night } = stage
    const light = meadow(stage)
    stage.backdrop(() => {
      tent(stage, at(-84, 0, -50, 28), color.coral, color.cream, 56)
      tent(stage, at(4, 0, -84, 0), color.violet, '#ffffff', 50)
      tent(stage, at(86, 0, -60, -30), color.sky, '#ffffff', 54)
      for (const x of [-112, -34, 44, 116]) flagpole(stage, at(x, 0, -30), 54)
      for (const x of [-112, -34, 44]) bunting(stage, [x, 53, -30], [x + 78, 53, -30])
    })
    hoop(stage, at(-46, 70, -22, 20), 15)
    hoop(stage, at(24, 82, -40, -14), 15, color.coral)
    drone(stage, at(-28, 66, -8, { turn: 40, tilt: 18, roll: 10, scale: 1.2 }), color.coral, night ? color.yellow : undefined)
    drone(stage, at(42, 68, -20, { turn: -24, tilt: 22, roll: -10, scale: 1.1 }), color.yellow)
    person(stage, at(-62, 0, 2, 24), cast.tamar, pointing({ head: [-10, -10, 0] }))
    withGamepad(stage, at(-32, 0, 26, 14), cast.ido, { pose: piloting({ head: [-18, -4, 4] }) })
    withGamepad(stage, at(4, 0, 14, -8), cast.lia, { pose: piloting({ head: [-18, 10, 0] }), color: color.coral })
    inWheelchair(
      stage,
      at(32, 0, 28, -16),
      cast.eden,
      sitting({ left: [164, 30, 8], hands: { left: 'open' }, head: [-14, 8, 0] }),
      color.yellow,
    )
    person(stage, at(60, 0, -6, -26), cast.amal, cheering({ head: [-12, 6, 4] }))
    person(stage, at(-13, 0, -6, 4), cast.kid, cheering())
    if (night) {
      campfire(stage, at(-14, 0, 46), 6)
      for (const [x, z] of [
        [-58, 30],
        [50, 30],
        [74, 6],
      ] as const)
        lantern(stage, at(x, 0, z), 8)
      lightPanel(stage, at(0, 90, 240, { tilt: 115 }), 7, '#ffcf9a', 90)
    }
    return { camera: { eye: [-4, 32, 196], at: [-4, 37, 96], fov: 36, aperture: 0.7, focus: [0, 20, 20] }, light }
  },
})

export const homeEnglish = picture({
  name: 'home/english',
  night: true,
  build(stage) {
    const light = meadow(stage, false)
    const glowing = stage.night ? 0.9 : 0
    letterBlock(stage, at(-52, 0, -16, 12), 'A', color.coral, 34, glowing)
    letterBlock(stage, at(-8, 0, -30, -4), 'B', color.sky, 34, glowing)
    letterBlock(stage, at(52, 0, -20, -12), 'C', color.yellow, 34, glowing)
    person(stage, at(-44, 34, -14, 10), cast.gal, waving())
    person(stage, at(-2, 34, -18, -10), cast.adam, sitting({ seat: 0, left: [20, 14, 20], right: [168, 30, 10], hands: { right: 'open' } }))
    const teacher = person(stage, at(22, 0, 4, -10), cast.ruth, waving({ head: [0, 10, 4] }))
    const holder = person(stage, at(-24, 0, 22, 12), cast.omer, holding({ head: [-4, -8, 0] }))
    letterBlock(stage, holder.front.at(0, -5, 2.5), 'H', color.mint, 11, glowing)
    const reader = person(stage, at(56, 34, -10, -16), cast.tal, sitting({ ...reading(), seat: 0 }))
    openBook(stage, reader.front.at(0, -0.5, 0, { tilt: -48 }), color.coral)
    person(stage, at(-72, 0, 6, 30), cast.yoni, cheering())
    bubble(stage, at(-75, 50, -8, 8), 'HELLO!', { scale: 0.54, tail: 'right' })
    bubble(stage, teacher.head.upright(-6).at(8, 17, -8), 'HI!', { scale: 0.55, back: color.iris, ink: '#ffffff' })
    if (stage.night) {
      for (const x of [-54, 38]) lantern(stage, at(x, 0, 30), 8)
      lightPanel(stage, at(0, 90, 240, { tilt: 115 }), 7, '#ffcf9a', 90)
    }
    return { camera: { eye: [-11, 40, 172], at: [-11, 38, 72], fov: 36, aperture: 0.7, focus: [0, 24, 0] }, light }
  },
})
