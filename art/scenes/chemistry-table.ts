import { color } from '../core/color.ts'
import { at } from '../core/frame.ts'
import { picture } from '../core/picture.ts'
import { closeUp } from '../vocabulary/camera.ts'
import { paper } from '../vocabulary/light.ts'
import { cast } from '../vocabulary/people/cast.ts'
import { person } from '../vocabulary/people/person.ts'
import { holding, showing } from '../vocabulary/people/poses.ts'
import { bench } from '../vocabulary/props/furniture.ts'
import { beaker, flask, testTubes } from '../vocabulary/props/science.ts'

export const chemistryTable = picture({
  name: 'chemistry-table',
  build(stage) {
    stage.backdrop(() => bench(stage, at(0, 0, 16), { width: 110, front: '#157f86' }))
    const girl = person(stage, at(-20, 0, -6, 12), { ...cast.tal, outfit: 'labcoat', goggles: color.coral }, showing({ head: [4, -10, 6] }))
    person(stage, at(20, 0, -8, -16), { ...cast.lev, outfit: 'labcoat', goggles: color.sky, mouth: 'oh' }, holding({ head: [4, 8, 0] }))
    flask(stage, girl.right.upright().at(0, -1, 1), color.mint, 1.1)
    flask(stage, at(2, 12, 14), color.violet, 1.1)
    beaker(stage, at(31, 12, 14), color.sky, 1)
    testTubes(stage, at(-34, 12, 14, 14))
    beaker(stage, at(-14, 12, 17), color.coral, 1)
    return {
      camera: stage.frame(closeUp({ pitch: 8, margin: 0.03 }), [
        [-40, 6, 14],
        [40, 6, 14],
        [-34, 36, -6],
        [34, 36, -6],
      ]),
      light: paper('#1fa79a'),
    }
  },
})
