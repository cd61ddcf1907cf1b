import { color } from '../../core/color.ts'
import { soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { wide } from '../../vocabulary/camera.ts'
import { inWheelchair } from '../../vocabulary/ensembles.ts'
import { cutoutDay, cutoutNight, morning } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { person } from '../../vocabulary/people/person.ts'
import { holding, pointing, sitting, thinking } from '../../vocabulary/people/poses.ts'
import { clouds } from '../../vocabulary/places/outdoors.ts'
import { backpack, signpost } from '../../vocabulary/props/camp.ts'
import { building } from '../../vocabulary/props/city.ts'
import { ground, tree } from '../../vocabulary/props/nature.ts'
import { robot } from '../../vocabulary/props/robots.ts'

/** Lost: a robot with a map on a small island. */
export const notFound = picture({
  name: 'heroes/not-found',
  size: [2000, 1500],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    ground(stage, at(0, 0, 0), { width: 110, depth: 70, round: 30, plate: 10, top: night ? ['#3f9a7a', '#398f70'] : undefined })
    robot(stage, at(-16, 0, 8, 14), { left: [70, 6], right: [70, 6], head: [0, 14, 8], happy: false })
    const map = new Model(36, 24, 1)
      .box(0, 0, 0, 36, 24, 1, soft('#fff6e6'))
      .line(5, 5, 0, 16, 14, 0, soft(color.coral), 2)
      .line(16, 14, 0, 28, 9, 0, soft(color.coral), 2)
      .box(27, 15, 0, 4, 4, 1, soft(color.iris))
    stage.add(map, at(-13, 10, 22, { turn: 14, tilt: -26, scale: 0.5 }))
    signpost(stage, at(26, 0, -4), [
      { words: '404', color: color.coral, way: 'right' },
      { words: '???', color: color.sky, way: 'left' },
    ])
    person(stage, at(10, 0, 12, -16), cast.kid, thinking())
    tree(stage, at(-38, 0, -14), { height: 16, r: 12, green: night ? 'night' : 'mint' })
    backpack(stage, at(40, 3.5, 10, 20), color.yellow)
    return { camera: stage.frame(wide({ pitch: 12, margin: 0.04 })), light: night ? cutoutNight(-8) : cutoutDay(-8) }
  },
})

/** An empty fenced plot. */
export const experimentsPlot = picture({
  name: 'heroes/experiments',
  build(stage) {
    stage.backdrop(() => {
      ground(stage, at(0, 0, -40), { width: 380, depth: 280, round: 0, plate: 10, studs: false, top: ['#e6dcc8', '#ded3bd'] })
      ground(stage, at(0, 0.6, -14), { width: 104, depth: 60, round: 0, plate: 8 })
      for (const [x, z, h, wall, roof] of [
        [-96, -66, 62, color.coral, 'garden'],
        [-58, -92, 84, color.sky, 'pad'],
        [-8, -96, 54, color.yellow, 'solar'],
        [44, -92, 74, color.violet, 'box'],
        [96, -66, 58, color.mint, 'garden'],
        [-124, -10, 40, '#ffffff', 'solar'],
        [126, -10, 44, color.orange, 'dome'],
      ] as const)
        building(stage, at(x, 0, z), { width: 34, height: h, depth: 30, wall, trim: '#ffffff', roof, seed: h })
      const slat = new Model(3, 18, 2).box(0, 0, 0, 3, 18, 2, soft('#ffffff'))
      for (let x = -52; x <= 52; x += 8) stage.add(slat, at(x, 0, -44, { scale: 0.7 }))
      for (let z = -44; z <= 16; z += 8) for (const x of [-52, 52]) stage.add(slat, at(x, 0, z, { turn: 90, scale: 0.7 }))
      for (const [x, z] of [
        [-30, -30],
        [30, -30],
        [-30, 6],
        [30, 6],
      ] as const)
        stage.add(new Model(3, 14, 3).round(0, 0, 0, 3, 14, 3, soft(color.walnut), 0.5), at(x, 0, z, { scale: 0.7 }))
    })
    clouds(stage)
    signpost(stage, at(2, 0, -26, { scale: 0.6 }), [{ words: 'SOON', color: color.coral }])
    const lead = person(stage, at(-44, 0, 24, 40), cast.dan, holding({ left: [46, 16, 44], right: [46, 16, 44], head: [6, -10, 0] }))
    const plan = new Model(44, 28, 1)
      .box(0, 0, 0, 44, 28, 1, soft('#dff1ff'))
      .box(6, 5, 0, 14, 10, 1, soft(color.sky))
      .box(24, 8, 0, 12, 14, 1, soft(color.coral))
    stage.add(plan, lead.front.at(0, -1, 2, { tilt: -50, scale: 0.5 }), [22, 14, 0.5])
    person(stage, at(-22, 0, 30, 150), cast.noa, pointing({ right: [96, 10, 4], head: [0, 0, 0] }))
    person(stage, at(28, 0, 28, -30), cast.omer, thinking())
    inWheelchair(
      stage,
      at(50, 0, 20, -40),
      cast.tal,
      sitting({ right: [120, 20, 10], hands: { right: 'point' }, head: [-4, 0, 0] }),
      color.yellow,
    )
    return { camera: { eye: [2, 80, 140], at: [2, 20, -6], fov: 36, aperture: 0.6, focus: [0, 22, 20] }, light: morning() }
  },
})
