import type { Framing } from '../core/camera.ts'
import type { Vec } from '../core/transform.ts'
import type { Body } from './people/person.ts'

/** Views for `stage.frame`. Each accepts changes: `wide({ yaw: 20 })`. */
const view =
  (base: Framing) =>
  (change: Framing = {}): Framing => ({ ...base, ...change })

/** The whole place, from slightly above. */
export const wide = view({ fov: 32, pitch: 16, margin: 0.07, aperture: 0.7 })
/** At eye level. */
export const eyeLevel = view({ fov: 34, pitch: 5, margin: 0.08, aperture: 0.8 })
/** Near, with a soft background; use with `around(body)`. */
export const closeUp = view({ fov: 30, pitch: 6, margin: 0.1, aperture: 1.1 })
/** From below, which makes small heroes look big. */
export const lowAngle = view({ fov: 40, pitch: -6, margin: 0.08, aperture: 0.6 })
/** Like a toy on a table. */
export const isometric = view({ fov: 20, pitch: 32, yaw: 38, margin: 0.06, aperture: 0 })
/** Almost straight down onto a table or a floor. */
export const topDown = view({ fov: 30, pitch: 68, margin: 0.05, aperture: 0.4 })
/** From behind a person (turn it with `yaw`), towards what they look at. */
export const overShoulder = view({ fov: 38, pitch: 14, yaw: 155, margin: 0.04, aperture: 0.9 })

/** Points around a person: only the head, head and chest, or the whole body. */
export function around(body: Body, part: 'head' | 'bust' | 'whole' = 'bust'): Vec[] {
  const low = { head: -1, bust: -11, whole: -22 }[part]
  const out = part === 'head' ? 9 : 11
  return [body.head.point(-out, 15, 0), body.head.point(out, 15, 0), body.head.point(-out, low, 0), body.head.point(out, low, 0)]
}

/** Points around a face for a very small picture: all of the hair, and of the body only the collar. */
export function face(body: Body): Vec[] {
  return [-10, 10].flatMap((x) => [body.head.point(x, 16.5, 0), body.head.point(x, -5.5, 0)])
}
