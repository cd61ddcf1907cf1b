import { color, type Hex } from '../../core/color.ts'
import { picture } from '../../core/picture.ts'
import { at } from '../../core/transform.ts'
import { closeUp, face } from '../../vocabulary/camera.ts'
import { portraitLight } from '../../vocabulary/light.ts'
import { hair, type Look, skin } from '../../vocabulary/people/look.ts'
import { person } from '../../vocabulary/people/person.ts'
import { type Pose, standing } from '../../vocabulary/people/poses.ts'

/** Portraits for the testimonials on the science basket's page. */
function portrait(name: string, look: Look, pose: Pose, hex: Hex) {
  return picture({
    name,
    size: [1600, 1600],
    build(stage) {
      const body = person(stage, at(0, 0, 0, 8), look, pose)
      return { camera: stage.frame(closeUp({ pitch: 3, margin: 0.04 }), face(body)), light: portraitLight(hex) }
    },
  })
}

export const sciencePortraits = [
  portrait(
    'portraits/science-1',
    {
      age: 'adult',
      skin: skin.caramel,
      hair: hair.black,
      style: 'buzz',
      beard: 'short',
      shirt: '#ffffff',
      outfit: 'jacket',
      over: color.iris,
      lanyard: color.yellow,
      mouth: 'smile',
    },
    standing({ head: [-2, -8, 4] }),
    '#ffb52e',
  ),
  portrait(
    'portraits/science-2',
    {
      age: 'adult',
      skin: skin.porcelain,
      hair: hair.copper,
      style: 'curly',
      glasses: '#ffd45e',
      freckles: true,
      shirt: color.indigo,
      outfit: 'shirt',
      mouth: 'grin',
    },
    standing({ head: [-2, 6, -5] }),
    '#ff8f7a',
  ),
  portrait(
    'portraits/science-3',
    {
      age: 'adult',
      skin: skin.olive,
      hair: hair.brown,
      style: 'hijab',
      scarf: '#f3d79b',
      hem: color.coral,
      cloth: 'stripes',
      shirt: color.cream,
      outfit: 'jacket',
      over: color.coral,
      mouth: 'smile',
    },
    standing({ head: [-3, -4, 3] }),
    '#6a61ea',
  ),
]
