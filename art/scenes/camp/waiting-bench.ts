import { color } from '../../core/color.ts'
import { matte, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { wide } from '../../vocabulary/camera.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { person } from '../../vocabulary/people/person.ts'
import { type Pose, sitting } from '../../vocabulary/people/poses.ts'
import { backpack, lantern } from '../../vocabulary/props/camp.ts'
import { ground } from '../../vocabulary/props/nature.ts'

const onBench = (change: Pose): Pose => sitting({ seat: 6.4, legLeft: [70, -46, 3], legRight: [66, -48, 3], ...change })

/** Three children wait for the next camp, beside a free place with a cushion on it. */
export const waitingBench = picture({
  name: 'camp/waiting-bench',
  size: [1600, 600],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    ground(stage, at(0, 0, 4), { width: 148, depth: 44, round: 12, top: night ? ['#3f9a7a', '#398f70'] : undefined })
    bench(stage, at(0, 0, -4))
    person(
      stage,
      at(-45, 0, 0, 12),
      { ...cast.lia, ...mood.grin, shirt: color.sky },
      onBench({ left: [160, 24, 12], hands: { left: 'open' }, head: [-4, 8, -4] }),
    )
    person(
      stage,
      at(-15, 0, 0, -6),
      { ...cast.yoni, ...mood.curious },
      onBench({ left: [36, 4, 60, 10], right: [36, 4, 60, 10], head: [2, 8, 0] }),
    )
    person(
      stage,
      at(15, 0, 0, 10),
      { ...cast.amal, ...mood.glad, shirt: color.mint, over: color.mint },
      onBench({ left: [70, 50, 10], right: [30, 4, 40], hands: { left: 'open' }, head: [0, 10, 3] }),
    )
    const cushion = new Model(28, 10, 28).ball(14, 4, 14, 14, 5, 14, (_x, y) => soft(y > 3 ? color.coral : color.pink))
    stage.add(cushion, at(47, 6.6, 0, { scale: 0.6 }))
    backpack(stage, at(-64, 0, 12, 24), color.violet)
    lantern(stage, at(64, 0, 14), night ? 7 : 2, color.yellow)
    return {
      camera: stage.frame(wide({ pitch: 9, fov: 20, margin: 0.02, settle: 1, aperture: 0.1 })),
      light: night ? cutoutNight(-8, { sun: { from: [0.2, 0.8, 0.9], color: '#ffd2a6', power: 3, radius: 0.1 } }) : cutoutDay(-8),
    }
  },
})

/** Planks on two trestles, with a back. */
function bench(stage: Stage, f: Transform): void {
  const wood = matte('#c98a52', 0.12)
  const post = matte('#9a6540', 0.12)
  const m = new Model(244, 44, 34)
  for (const x of [14, 222]) m.box(x, 0, 2, 8, 42, 6, post).box(x, 0, 24, 8, 11, 6, post)
  for (const z of [8, 17, 26]) m.box(0, 10, z, 244, 3, 8, wood)
  for (const y of [24, 34]) m.box(0, y, 5, 244, 7, 3, wood)
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}
