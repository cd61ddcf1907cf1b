import { light } from './color.ts'
import type { Plate } from './picture.ts'
import type { Vec } from './transform.ts'

export interface Quality {
  width: number
  height: number
  samples: number
}

const length = (v: Vec) => Math.hypot(...v)
const unit = (v: Vec): Vec => [v[0] / length(v), v[1] / length(v), v[2] / length(v)]
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The values of `struct Settings` in tracer/kernel.h, in the same order. */
export function settings({ camera, light: l, cutout }: Plate, quality: Quality): Float32Array {
  const forward = unit(minus(camera.at, camera.eye))
  const right = unit(cross(forward, [0, 1, 0]))
  const { sun, sky, backdrop, floor, fog, tone = {} } = l
  const out = [
    ...camera.eye,
    ...right,
    ...cross(right, forward),
    ...forward,
    Math.tan((camera.fov * Math.PI) / 360),
    camera.aperture ?? 0,
    dot(minus(camera.focus ?? camera.at, camera.eye), forward),
    quality.width,
    quality.height,
    quality.samples,
    4,
    6,
    ...unit(sun?.from ?? [0, 1, 0]),
    ...(sun ? light(sun.color, sun.power) : [0, 0, 0]),
    sun?.radius ?? 0.045,
    ...light(sky.zenith, sky.power),
    ...light(sky.horizon, sky.power),
    ...light(sky.ground, sky.power),
    sky.curve ?? 0.5,
    backdrop ? 1 : 0,
    ...light(backdrop?.top ?? '#000000', backdrop?.power ?? 1),
    ...light(backdrop?.bottom ?? '#000000', backdrop?.power ?? 1),
    floor ? 1 : 0,
    floor?.y ?? 0,
    ...light(floor?.color ?? '#000000'),
    floor?.coat ?? 0,
    ...(floor?.fade ?? [0, 0]),
    camera.at[0],
    camera.at[2],
    fog?.density ?? 0,
    fog?.start ?? 0,
    ...light(fog?.color ?? '#000000', fog?.power ?? 1),
    cutout > 0 ? 1 : 0,
    cutout,
    tone.exposure ?? 1,
    tone.white ?? 4,
    tone.saturation ?? 1.12,
    tone.contrast ?? 1.08,
    tone.bloom ?? 0.06,
    tone.vignette ?? 0.12,
  ]
  const packed = new Float32Array(80)
  packed.set(out)
  return packed
}
