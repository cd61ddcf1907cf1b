import type { Camera } from './camera.ts'
import { dusk, type Light } from './light.ts'
import { Stage } from './stage.ts'

export interface Shot {
  camera: Camera
  light: Light
}

export interface Picture {
  /** File name of the finished picture, with its group: `camp/gallery-01`. */
  name: string
  /** Width and height in pixels; 1600×1067 by default. */
  size?: readonly [number, number]
  /** Transparent sky. A number is the strength of the shadow on the ground (0.55 by default). */
  cutout?: boolean | number
  /** Also renders `name-night`: with `stage.night` set, or for `dusk` the same scene in dim light. */
  night?: boolean | 'dusk'
  build(stage: Stage): Shot
}

export interface Plate extends Shot {
  name: string
  size: readonly [number, number]
  cutout: number
  stage: Stage
}

export function picture(p: Picture): Picture {
  return p
}

/** Returns the plates of a picture: the day, and the night if the picture has one. */
export function plates(p: Picture): { name: string; make: () => Plate }[] {
  const size = p.size ?? [1600, 1067]
  const cutout = p.cutout === true ? 0.55 : p.cutout || 0
  const versions = p.night ? [false, true] : [false]
  return versions.map((night) => {
    const name = night ? `${p.name}-night` : p.name
    return {
      name,
      make: () => {
        const stage = new Stage(size[0] / size[1], night && p.night !== 'dusk')
        const { camera, light } = p.build(stage)
        const hour = night && p.night === 'dusk' ? dusk(light) : light
        return { name, size, cutout: p.cutout ? Math.max(cutout, 0.001) : 0, stage, camera, light: hour }
      },
    }
  })
}
