import { color } from '../../core/color.ts'
import { cast } from './cast.ts'
import { hair, type Look, skin } from './look.ts'

/** The prince of the story. */
export const uri: Look = {
  skin: skin.olive,
  hair: hair.black,
  style: 'fringe',
  crown: color.yellow,
  shirt: color.coral,
  outfit: 'vest',
  over: color.iris,
  pants: '#f0dfc2',
}

/** The girl who lays the first block. */
export const noa: Look = { ...cast.noa, style: 'braids', outfit: 'hoodie', shirt: color.yellow }
