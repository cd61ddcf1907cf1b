import { expect, test } from 'vitest'
import { frame } from './camera.ts'
import type { Vec } from './transform.ts'

const points: Vec[] = [
  [-80, 0, 30],
  [60, 0, 40],
  [10, 90, -50],
  [-20, 30, 0],
]

function projected(yaw: number, pitch: number, aspect: number, shift: readonly [number, number]): { x: number; y: number }[] {
  const { eye, at, fov } = frame(points, aspect, { yaw, pitch, margin: 0.05, shift })
  const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  const unit = (v: Vec): Vec => [v[0] / Math.hypot(...v), v[1] / Math.hypot(...v), v[2] / Math.hypot(...v)]
  const forward = unit(minus(at, eye))
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const half = Math.tan((fov * Math.PI) / 360)
  return points.map((p) => {
    const d = minus(p, eye)
    const depth = dot(d, forward) * half
    return { x: dot(d, right) / depth / aspect, y: dot(d, up) / depth }
  })
}

test.each([
  [0, 14, 1.5, [0, 0]],
  [38, 32, 1.5, [0.2, 0]],
  [-150, -6, 0.8, [-0.2, 0.1]],
] as const)('keeps all points inside the picture from %i°, looking down %i°', (yaw, pitch, aspect, shift) => {
  for (const { x, y } of projected(yaw, pitch, aspect, shift)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(0.951)
    expect(Math.abs(y)).toBeLessThanOrEqual(0.951)
  }
})
