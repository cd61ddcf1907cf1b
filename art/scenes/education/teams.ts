import { color } from '../../core/color.ts'
import { glow, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'
import { inWheelchair } from '../../vocabulary/ensembles.ts'
import { cutoutDay } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { hair } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { cheering, holding, sitting } from '../../vocabulary/people/poses.ts'
import { trophy } from '../../vocabulary/props/camp.ts'
import { bridge } from '../../vocabulary/props/city.ts'

/** Lit from above, as on a stage, with the feet at the lower edge. */
function team(n: number, build: (stage: Stage) => void) {
  return picture({
    name: `education/team-${n}`,
    size: [1600, 1600],
    cutout: 0.001,
    build(stage) {
      build(stage)
      const camera = stage.frame({ fov: 14, pitch: 1, margin: 0.02, settle: 1, aperture: 0 }, [
        [-30, 0, 9],
        [30, 0, 9],
        [0, 52, 0],
      ])
      const light = cutoutDay(0, {
        floor: undefined,
        sun: { from: [-0.2, 1, 0.6], color: '#ffe9c8', power: 5.2, radius: 0.1 },
        sky: { zenith: '#b8a8ff', horizon: '#c8b8ff', ground: '#6a4fc8', power: 0.7 },
      })
      return { camera, light }
    },
  })
}

export const teams = [
  team(1, (stage) => {
    const cheer = { left: [164, 20, 4], right: [164, 28, 6] } as const
    person(stage, at(-13, 0, 0, 12), cast.amal, cheering({ ...cheer, head: [-8, 4, 4] }))
    person(stage, at(13, 0, 0, -12), cast.eden, cheering({ left: cheer.right, right: cheer.left, head: [-8, -4, -4] }))
    trophy(stage, at(0, 33, 3, 0), 0.68)
    const tower = new Model(20, 40, 20)
      .tube(10, 0, 10, 8, 4, plastic(color.grey))
      .tube(10, 4, 10, 7, 8, plastic('#ffffff'), 6)
      .tube(10, 12, 10, 6, 8, plastic(color.red), 5.4)
      .tube(10, 20, 10, 5.4, 6, plastic('#ffffff'), 5)
      .tube(10, 26, 10, 4, 6, glow('#ffe08a', 2.4))
      .tube(10, 32, 10, 5, 6, plastic(color.red), 1)
    stage.add(tower, at(0, 0, 8, { scale: 0.36 }))
  }),
  team(2, (stage) => {
    inWheelchair(
      stage,
      at(-13, 0, 0, 18),
      cast.omer,
      sitting({ left: [64, 0, 30], right: [50, 10, 50], hands: { left: 'grip', right: 'grip' }, head: [-2, -8, 4] }),
      color.sky,
    )
    person(
      stage,
      at(14, 0, 0, -20),
      { ...cast.gal, hair: hair.copper, eyes: 'open' },
      holding({ left: [40, 4, 50], right: [50, 0, 44, 6], head: [-2, 6, -4] }),
    )
    bridge(stage, at(1, 8, 9, { scale: 0.3 }), 90, color.coral)
  }),
  team(3, (stage) => {
    person(stage, at(-13, 0, 0, 16), { ...cast.yoni, shirt: color.yellow }, holding({ head: [-2, -6, 3] }))
    person(stage, at(13, 0, 0, -16), cast.shira, holding({ head: [-2, 6, -4] }))
    const mill = new Model(24, 34, 24)
      .tube(12, 0, 12, 11, 22, soft('#fff0d6'), 7)
      .tube(12, 22, 12, 9, 8, plastic(color.coral), 1)
      .box(10, 0, 21, 4, 7, 3, soft(color.iris))
    stage.add(mill, at(0, 6, 8, { scale: 0.5 }))
    const sail = new Model(4, 22, 1).box(0, 2, 0, 4, 20, 1, soft('#ffffff')).box(1, 0, 0, 1, 22, 1, soft(color.walnut))
    for (let i = 0; i < 4; i++) stage.add(sail, at(0, 17, 13, { roll: 8 + i * 90, scale: 0.5 }), [1.5, 0, 0.5])
    stage.add(new Model(26, 2, 26).slab(0, 0, 0, 26, 2, 26, plastic(color.mint), 4), at(0, 5, 8, { scale: 0.6 }))
  }),
]
