import { color } from '../core/color.ts'
import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { wide } from '../vocabulary/camera.ts'
import { inVr, withTablet } from '../vocabulary/ensembles.ts'
import { cast } from '../vocabulary/people/cast.ts'
import { exploring } from '../vocabulary/people/poses.ts'
import { nightLab } from '../vocabulary/places/indoors.ts'
import { robot } from '../vocabulary/props/robots.ts'
import { planet, projector } from '../vocabulary/props/science.ts'

export const nightLabVr = picture({
  name: 'night-lab-vr',
  build(stage) {
    const light = nightLab(stage)
    projector(stage, at(0, 0, -22))
    planet(stage, at(0, 44, -22, { roll: 12 }), { r: 15, power: 1.5, ring: color.coral })
    inVr(stage, at(-40, 0, 22, 44), cast.eden, exploring())
    inVr(stage, at(34, 0, 30, -30), cast.lia, exploring({ head: [-8, -10, 0] }), color.coral)
    withTablet(stage, at(72, 0, -24, -34), cast.nadav)
    robot(stage, at(-82, 0, -6, 30), { left: [140, 20] })
    return { camera: stage.frame(wide({ pitch: 9, margin: 0.06 })), light }
  },
})
