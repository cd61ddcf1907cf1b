import { color } from '../../core/color.ts'
import { matte, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { picture } from '../../core/picture.ts'
import type { Stage } from '../../core/stage.ts'
import { at, type Transform } from '../../core/transform.ts'
import { wide } from '../../vocabulary/camera.ts'
import { inWheelchair } from '../../vocabulary/ensembles.ts'
import { cutoutDay, cutoutNight } from '../../vocabulary/light.ts'
import { cast } from '../../vocabulary/people/cast.ts'
import { mood } from '../../vocabulary/people/expressions.ts'
import { type Body, person } from '../../vocabulary/people/person.ts'
import { type Pose, sitting } from '../../vocabulary/people/poses.ts'
import { campfire, lantern, log } from '../../vocabulary/props/camp.ts'
import { drone } from '../../vocabulary/props/flight.ts'
import { lightPanel } from '../../vocabulary/props/furniture.ts'
import { fir, ground } from '../../vocabulary/props/nature.ts'

const onLog = (change: Pose): Pose => sitting({ seat: 6.4, legLeft: [70, -46, 3], legRight: [66, -48, 3], ...change })
const roasting = onLog({ right: [54, 6, 24, 6], left: [30, 8, 30], hands: { right: 'grip' }, head: [2, -8, 3] })

/** Friends around the fire, with one free place on the log. */
export const lastCall = picture({
  name: 'camp/last-call',
  size: [1600, 1000],
  cutout: true,
  night: true,
  build(stage) {
    const { night } = stage
    ground(stage, at(0, 0, -8), { width: 152, depth: 100, round: 46, top: night ? ['#3f9a7a', '#398f70'] : undefined })
    fir(stage, at(50, 0, -40), 44, night ? 'night' : 'mint')
    fir(stage, at(-46, 0, -38), 38, night ? 'night' : 'mint')
    campfire(stage, at(0, 0, 8, { scale: 1.15 }), night ? 9 : 3)

    log(stage, at(-54, 0, 0, 52), 24)
    const guide = person(
      stage,
      at(-54, 0, 0, 46),
      { ...cast.dan, ...mood.glad },
      onLog({ seat: 7, left: [46, 20, 40], right: [24, 8, 30], hands: { left: 'open' }, head: [0, 2, -4] }),
    )
    lantern(stage, guide.hips.upright().at(-4, -9, 17), night ? 7 : 2, color.yellow)
    log(stage, at(-20, 0, -24, 14), 44)
    marshmallow(stage, person(stage, at(-32, 0, -22, 28), { ...cast.eden, ...mood.joy, over: color.sky, shirt: color.sky }, roasting))
    person(
      stage,
      at(-9, 0, -25, 8),
      { ...cast.lia, ...mood.grin },
      onLog({ left: [164, 30, 12], hands: { left: 'open' }, head: [-4, 2, -6] }),
    )
    log(stage, at(30, 0, -20, -28), 40)
    marshmallow(stage, person(stage, at(19, 0, -26, -14), { ...cast.yoni, ...mood.curious }, roasting))
    person(
      stage,
      at(42, 0, -15, -34),
      { ...cast.amal, ...mood.gentle, shirt: color.mint, over: color.mint },
      onLog({ left: [40, 0, 70, 16], right: [40, 0, 70, 16], head: [0, 10, -4] }),
    )
    inWheelchair(
      stage,
      at(62, 0, 12, -52),
      { ...cast.omer, ...mood.wow, shirt: color.yellow, printColor: color.iris },
      sitting({ left: [96, 20, 20], right: [34, 4, 44], hands: { left: 'point' }, head: [-12, 8, 0] }),
      color.iris,
    )
    freePlace(stage, at(28, 0, 38, -20))
    if (night) lightPanel(stage, at(0, 150, 150, { tilt: 140 }), 6, '#ffcf9a', 90)
    drone(stage, at(14, 51, -14, { turn: -18, tilt: 16, roll: 8, scale: 1.1 }), color.yellow, night ? color.ice : undefined)
    return {
      camera: stage.frame(wide({ pitch: 13, fov: 26, margin: 0.03, aperture: 0.2 })),
      light: night ? cutoutNight(-8, { sun: { from: [0, 0.8, 0.9], color: '#ffd2a6', power: 3, radius: 0.1 } }) : cutoutDay(-8),
    }
  },
})

/** A stick with a marshmallow, held over the fire. */
function marshmallow(stage: Stage, body: Body): void {
  const m = new Model(5, 44, 5).box(2, 0, 2, 1, 40, 1, matte('#7a4d2e')).round(0, 36, 0, 5, 8, 5, soft('#fff6ea'), 1)
  const [x, , z] = body.right.origin
  const towardsFire = (Math.atan2(-x, 8 - z) * 180) / Math.PI
  stage.add(m, body.right.upright(towardsFire).at(0, 0, 0, { tilt: 68, scale: 0.5 }), [2.5, 4, 2.5])
}

/** The log in front of the fire, with a cushion on the free place. */
function freePlace(stage: Stage, f: Transform): void {
  log(stage, f, 30)
  const cushion = new Model(28, 10, 28).ball(14, 4, 14, 14, 5, 14, (_x, y) => soft(y > 3 ? color.yellow : color.orange))
  stage.add(cushion, f.at(-1, 6.6, 0, { scale: 0.55 }))
}
