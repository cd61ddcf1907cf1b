import { color, type Hex } from '../../core/color.ts'
import { glass, glow, metal, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import type { Stage } from '../../core/stage.ts'
import type { Transform } from '../../core/transform.ts'

export interface RobotOptions {
  color?: Hex
  eye?: Hex
  happy?: boolean
  power?: number
  head?: readonly [down: number, turn: number, roll: number]
  left?: readonly [raise: number, out: number]
  right?: readonly [raise: number, out: number]
}

/** The standard robot, on tracks, 34 blocks tall. */
export function robot(stage: Stage, f: Transform, o: RobotOptions = {}): void {
  const { color: hex = color.sky, eye = color.mint, happy = true, power = 3, head = [0, 0, 0], left = [10, 14], right = [10, 14] } = o
  const [w, c, k, g, e] = [plastic('#f5f6ff'), plastic(hex), glass('#17153a'), metal('#9aa3c7'), glow(eye, power)]
  const half = { scale: 0.5 }
  const body = new Model(28, 28, 26)
    .round(0, 6, 0, 28, 22, 22, w, 5)
    .round(6, 10, 21, 16, 12, 2, c, 1.5)
    .box(9, 17, 23, 10, 2, 1, e)
    .round(6, 0, 4, 16, 8, 16, g, 2)
    .box(9, 13, 23, 2, 2, 1, glow(color.yellow, 2))
    .box(13, 13, 23, 2, 2, 1, glow(color.coral, 2))
  stage.add(body, f.at(0, 4, 0, half), [14, 0, 11])
  const track = new Model(8, 14, 28).fill((_x, y, z) => {
    const d = Math.hypot(Math.max(0, Math.abs(z - 14) - 7), y - 7)
    return d < 7 ? (d > 4.6 ? soft('#34326b') : Math.abs(((z + 1) % 6) - 3) < 1.6 && Math.abs(y - 7) < 2 ? c : soft('#46438c')) : undefined
  })
  for (const s of [-1, 1]) stage.add(track, f.at(s * 6.4, 0, 0, half))
  const skull = new Model(40, 40, 28)
    .round(3, 0, 0, 34, 24, 25, w, 6)
    .round(6, 4, 23, 28, 16, 3, k, 4)
    .round(0, 8, 8, 4, 10, 10, c, 1.5)
    .round(36, 8, 8, 4, 10, 10, c, 1.5)
    .box(19, 24, 11, 2, 8, 2, g)
    .ball(20, 34, 12, 4, 4, 4, glow(color.yellow, power * 0.8))
  const face = happy
    ? ['..##........##..', '.####......####.', '##..##....##..##', '................', '....#......#....', '.....######.....']
    : ['.###........###.', '.###........###.', '.###........###.', '.###........###.', '................', '......####......']
  skull.sprite(12, 7, 25, face, { '#': e })
  stage.add(skull, f.at(0, 18.4, 0, { tilt: head[0], turn: head[1], roll: head[2], scale: 0.5 }), [20, 0, 12])
  const arm = new Model(9, 22, 9)
    .round(1, 6, 1, 7, 16, 7, g, 2)
    .round(0, 4, 0, 9, 4, 9, c, 1.5)
    .round(0, 0, 2, 3, 5, 5, c, 0.8)
    .round(6, 0, 2, 3, 5, 5, c, 0.8)
  for (const [s, [raise, out]] of [
    [1, left],
    [-1, right],
  ] as const)
    stage.add(arm, f.at(s * 8.8, 16, 0, { tilt: -raise, roll: s * out, scale: 0.5 }), [4.5, 20, 4.5])
}

/** An industrial arm on a table, which can hold a cube. */
export function robotArm(
  stage: Stage,
  f: Transform,
  o: { color?: Hex; joints?: readonly [number, number, number]; holds?: Hex } = {},
): void {
  const { color: hex = color.yellow, joints = [24, -100, -80], holds } = o
  const [c, k, g] = [plastic(hex), plastic(color.dark), metal('#dfe3f5')]
  const half = (roll: number) => ({ roll, scale: 1 })
  stage.add(new Model(26, 12, 26).tube(13, 0, 13, 12, 5, k).tube(13, 5, 13, 9, 7, c), f.at(0, 0, 0, { scale: 0.5 }))
  const bone = (n: number, w: number) => new Model(w, n, w).round(0, 0, 0, w, n, w, c, 2)
  const knuckle = new Model(14, 14, 14).pipe(7, 7, 0, 7, 14, k).pipe(7, 7, 0, 4, 14, g)
  let j = f.at(0, 7, 0, half(joints[0]))
  const link = (n: number, w: number, bend: number) => {
    stage.add(bone(n * 2, w), j.at(0, 0, 0, { scale: 0.5 }), [w / 2, 0, w / 2])
    stage.add(knuckle, j.at(0, 0, 0, { scale: 0.5 }), [7, 7, 7])
    j = j.at(0, n, 0, half(bend))
  }
  link(20, 9, joints[1])
  link(16, 8, joints[2])
  stage.add(
    new Model(16, 12, 8).round(0, 0, 0, 16, 5, 8, k, 1.5).box(0, 4, 1, 3, 8, 6, g).box(13, 4, 1, 3, 8, 6, g),
    j.at(0, 0, 0, { scale: 0.5 }),
    [8, 0, 4],
  )
  if (holds) stage.add(new Model(5, 5, 5).round(0, 0, 0, 5, 5, 5, plastic(holds), 0), j.at(0, 3.4, 0), [2.5, 0, 2.5])
}

/** A six-wheeled rover with a mast camera, front towards +z. */
export function rover(stage: Stage, f: Transform, hex: Hex = color.coral): void {
  const [w, c, k] = [plastic('#f5f6ff'), plastic(hex), soft('#3a3870')]
  const m = new Model(40, 52, 48)
    .round(6, 12, 4, 28, 10, 38, w, 3)
    .box(4, 22, 6, 32, 1, 22, glass('#1f3fa8'))
    .box(19, 22, 34, 3, 18, 3, w)
    .round(13, 38, 31, 15, 9, 9, c, 2)
    .pipe(17, 42, 39, 2.4, 2, glass('#1a1740'))
    .pipe(24, 42, 39, 2.4, 2, glass('#1a1740'))
  m.box(9, 14, 41, 4, 3, 2, glow('#fff2c0', 3))
    .box(27, 14, 41, 4, 3, 2, glow('#fff2c0', 3))
    .box(30, 22, 8, 1, 16, 1, k)
    .box(29, 38, 7, 3, 3, 3, glow(color.mint, 3))
  for (const z of [7, 24, 41])
    m.fill((x, y, a) => {
      const side = x < 7 || x > 33
      const d = Math.hypot(y - 6, a - z)
      return side && d < 6.4 ? (d < 2.6 ? c : k) : undefined
    })
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}

/** A wheeled kit robot, as pupils build it: boards, wires, two eyes. */
export function kitRobot(stage: Stage, f: Transform, hex: Hex = color.mint): void {
  const m = new Model(26, 30, 30)
    .slab(3, 7, 2, 20, 2, 26, plastic(hex), 4)
    .box(5, 9, 5, 16, 2, 16, plastic('#1f8f5f'))
    .box(8, 11, 9, 6, 2, 6, soft('#22264d'))
    .slab(4, 16, 4, 18, 2, 20, plastic(hex), 3)
  for (const [x, z] of [
    [5, 5],
    [20, 5],
    [5, 21],
    [20, 21],
  ] as const)
    m.box(x, 9, z, 1, 8, 1, metal())
  for (const x of [6, 15]) m.pipe(x + 2.5, 21, 20, 3.4, 5, metal('#cfd6f0')).pipe(x + 2.5, 21, 24, 2.2, 2, glow(color.sky, 2))
  m.line(9, 12, 12, 4, 15, 18, plastic(color.coral)).line(13, 12, 12, 20, 15, 8, plastic(color.yellow))
  m.fill((x, y, z) =>
    (x < 3 || x > 23) && Math.hypot(y - 6, z - 9) < 6
      ? Math.hypot(y - 6, z - 9) < 3
        ? plastic(color.yellow)
        : soft('#2b2950')
      : undefined,
  )
  m.ball(13, 4, 25, 3, 3, 3, metal())
  stage.add(m, f.at(0, 0, 0, { scale: 0.5 }))
}
