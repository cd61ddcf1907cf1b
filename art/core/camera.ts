import type { Vec } from './transform.ts'

export interface Camera {
  eye: Vec
  at: Vec
  /** Vertical field of view in degrees. */
  fov: number
  /** Opening of the lens: 0 for everything sharp, 0.5 to 1 for a soft background. */
  aperture?: number
  focus?: Vec
}

export interface Framing {
  fov?: number
  /** Degrees the camera looks down. */
  pitch?: number
  /** Degrees by which the camera is to the right of the middle. */
  yaw?: number
  /** Free border around the points, as a share of the picture. */
  margin?: number
  /** Moves the points off centre to leave room beside them: positive to the right or up, as a share of half the picture. */
  shift?: readonly [x: number, y: number]
  /** Share of the free height above the points; 1 puts them on the lower edge. */
  settle?: number
  aperture?: number
  focus?: Vec
}

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Returns the nearest camera in the given direction that sees all points. */
export function frame(points: readonly Vec[], aspect: number, framing: Framing = {}): Camera {
  const { fov = 34, pitch = 14, yaw = 0, margin = 0.08, shift = [0, 0], settle = 0.64, aperture = 0.7 } = framing
  const [p, y] = [(pitch * Math.PI) / 180, (yaw * Math.PI) / 180]
  const forward: Vec = [-Math.sin(y) * Math.cos(p), -Math.sin(p), -Math.cos(y) * Math.cos(p)]
  const right: Vec = [Math.cos(y), 0, -Math.sin(y)]
  const up: Vec = [-Math.sin(y) * Math.sin(p), Math.cos(p), -Math.cos(y) * Math.sin(p)]
  const half = Math.tan((fov * Math.PI) / 360)
  // Each edge of the picture is a plane through the eye; the outermost point determines its position.
  const span = (axis: Vec, slope: number, move: number) => {
    const more = slope * (1 - margin - 2 * Math.max(0, -move))
    const less = slope * (1 - margin - 2 * Math.max(0, move))
    const a = Math.max(...points.map((q) => dot(q, axis) - more * dot(q, forward)))
    const b = Math.max(...points.map((q) => -dot(q, axis) - less * dot(q, forward)))
    return { distance: (a + b) / (more + less), more, less, a, b }
  }
  const h = span(right, half * aspect, shift[0])
  const v = span(up, half, shift[1])
  const distance = Math.max(h.distance, v.distance)
  // Divides the free space: equally left and right, with more above than below.
  const centre = (f: typeof h, share: number) => (f.a - f.more * distance) * (1 - share) + (f.less * distance - f.b) * share
  const [cx, cy] = [centre(h, 0.5), centre(v, settle)]
  const place = (depth: number): Vec => [
    right[0] * cx + up[0] * cy + forward[0] * depth,
    right[1] * cx + up[1] * cy + forward[1] * depth,
    right[2] * cx + up[2] * cy + forward[2] * depth,
  ]
  const depths = points.map((q) => dot(q, forward))
  const near = Math.min(...depths)
  const middle = near + (Math.max(...depths) - near) * 0.35
  return { eye: place(-distance), at: place(middle), fov, aperture, focus: framing.focus ?? place(middle) }
}
