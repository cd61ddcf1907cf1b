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
  /** Width and height in pixels; 1600×1067 unless said. */
  size?: readonly [number, number]
  /** Transparent sky; a number is the strength of the caught ground shadow (0.55 unless said). */
  cutout?: boolean | number
  /** Also render `name-night`: with `stage.night` set, or the same scene at `dusk`. */
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

/** The plates a picture asks for: the day, and the night where wanted. */
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
