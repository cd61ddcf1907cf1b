import { color } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { inWheelchair, withGamepad, withTablet } from '../../vocabulary/ensembles.ts'
import { campfireNight, cutoutDay } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, jumping, piloting, pointing, sitting, waving } from '../../vocabulary/people/poses.ts'
import { meadow, meadowland } from '../../vocabulary/places/outdoors.ts'
import { bunting, campfire, flagpole, lantern, tent } from '../../vocabulary/props/camp.ts'
import { drone, hoop } from '../../vocabulary/props/flight.ts'
import { tree } from '../../vocabulary/props/nature.ts'
import { robot } from '../../vocabulary/props/robots.ts'
import { pot } from '../../vocabulary/props/science.ts'

/** The camp as a cut-out: nine people of different heights in a row, with tents and trees behind. */
function camp(stage: Stage): void {
  const { night } = stage
  stage.backdrop(() => {
    tent(stage, at(-56, 0, -56, 22), color.coral, color.cream, 66)
    tent(stage, at(22, 0, -70, -8), color.violet, '#ffffff', 62)
    tent(stage, at(88, 0, -58, -24), color.sky, '#ffffff', 66)
    for (const x of [-92, -22, 50, 112]) flagpole(stage, at(x, 0, -20), 52)
    bunting(stage, [-92, 51, -20], [-22, 51, -20])
    bunting(stage, [-22, 51, -20], [50, 51, -20])
    bunting(stage, [50, 51, -20], [112, 51, -20])
    tree(stage, at(-112, 0, -40), { height: 22, r: 15, green: night ? 'night' : 'mint' })
    tree(stage, at(128, 0, -34), { height: 20, r: 14, green: night ? 'night' : 'meadow' })
    // At night the lanterns are in the gaps, so that they hide no one.
    for (const x of night ? [-59, 43, 67] : [-50, 34, 70])
      if (night) lantern(stage, at(x, 0, 26), 7)
      else pot(stage, at(x, 0, -26), { kind: 'flower', scale: 0.8 })
  })
  withGamepad(stage, at(-16, 0, 12, 10), cast.ben, { pose: piloting({ head: [-12, 6, 4] }) })
  withGamepad(stage, at(8, 0, 8, -8), { ...cast.maya, ...mood.proud }, { pose: piloting({ head: [-12, -8, -4] }), color: color.coral })
  person(stage, at(31, 0, -6, -10), cast.dan, pointing({ right: [156, 22, 8], hands: { right: 'open' }, head: [-6, 6, 0] }))
  inWheelchair(
    stage,
    at(-43, 0, 12, 14),
    cast.omer,
    sitting({ left: [36, -4, 62, 16], right: [62, 26, 92], head: [-10, 4, 0], hands: { right: 'peace' } }),
    color.sky,
  )
  person(stage, at(-70, 0, -4, 18), cast.lia, waving({ right: [170, 22, 10], head: [-8, -4, 4] }))
  withGamepad(stage, at(-95, 0, 4, 24), cast.yoni, { color: color.mint })
  withTablet(stage, at(54, 0, 10, -14), cast.amal, { pose: holding({ head: [-6, 10, 0] }), show: true })
  person(stage, at(78, 0, -4, -20), cast.lev, jumping({ left: [170, 20, 8], right: [168, 20, 8], head: [-6, 6, 4] }))
  robot(stage, at(99, 0, 0, -26), { left: [150, 14], head: [-4, 0, 4] })
}

export const campCut = picture({
  name: 'heroes/camp-cut',
  size: [2880, 888],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    meadowland(stage)
    camp(stage)
    if (night) campfire(stage, at(-4, 0, 34), 5)
    return {
      camera: { eye: [3, 32, 212], at: [3, 26.6, 112], fov: 19.1, aperture: 0.5, focus: [0, 20, 10] },
      light: night
        ? campfireNight({
            sun: { from: [-0.5, 0.8, 0.8], color: '#c9c0ff', power: 2.8, radius: 0.12 },
            sky: { zenith: '#3a40b0', horizon: '#7a6ce0', ground: '#4a4a98', power: 0.7 },
          })
        : cutoutDay(0, { floor: undefined }),
    }
  },
})

export const campWhole = picture({
  name: 'heroes/camp',
  build(stage) {
    const light = meadow(stage)
    camp(stage)
    drone(stage, at(-30, 66, -6, { turn: 20, tilt: 22, roll: 8, scale: 1.2 }), color.coral)
    drone(stage, at(52, 72, -20, { turn: -16, tilt: 24, roll: -10, scale: 1.1 }), color.violet)
    hoop(stage, at(10, 78, -40, -14), 15)
    return { camera: { eye: [4, 34, 214], at: [4, 40, 114], fov: 40, aperture: 0.6, focus: [0, 20, 10] }, light }
  },
})
