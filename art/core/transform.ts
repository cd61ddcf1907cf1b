export type Vec = readonly [number, number, number]
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

export interface Turn {
  /** Degrees around the upright axis; 0 faces the viewer (+z), positive turns to the right of the picture. */
  turn?: number
  /** Degrees forwards (positive) or backwards. */
  tilt?: number
  /** Degrees sideways, positive leans to the left of the picture. */
  roll?: number
  scale?: number
}

const unit: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]

function times(a: Matrix, b: Matrix): Matrix {
  const cell = (r: 0 | 3 | 6, c: 0 | 1 | 2) => a[r] * b[c] + a[(r + 1) as 1] * b[(c + 3) as 3] + a[(r + 2) as 2] * b[(c + 6) as 6]
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(3, 0), cell(3, 1), cell(3, 2), cell(6, 0), cell(6, 1), cell(6, 2)]
}

function apply(m: Matrix, [x, y, z]: Vec): Vec {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z]
}

function rotation({ turn = 0, tilt = 0, roll = 0 }: Turn): Matrix {
  const [cy, sy, cx, sx, cz, sz] = [turn, tilt, roll].flatMap((deg) => {
    const a = (deg * Math.PI) / 180
    return [Math.cos(a), Math.sin(a)]
  }) as [number, number, number, number, number, number]
  const y: Matrix = [cy, 0, sy, 0, 1, 0, -sy, 0, cy]
  const x: Matrix = [1, 0, 0, 0, cx, -sx, 0, sx, cx]
  const z: Matrix = [cz, -sz, 0, sz, cz, 0, 0, 0, 1]
  return times(y, times(x, z))
}

/** A position with a direction and a scale. Transforms nest: `desk.at(0, 11, 4)` is on the desk, wherever the desk is. */
export class Transform {
  readonly origin: Vec
  readonly axes: Matrix
  readonly scale: number

  constructor(origin: Vec = [0, 0, 0], axes: Matrix = unit, scale = 1) {
    this.origin = origin
    this.axes = axes
    this.scale = scale
  }

  at(x: number, y: number, z: number, turn: number | Turn = {}): Transform {
    const how = typeof turn === 'number' ? { turn } : turn
    return new Transform(this.point(x, y, z), times(this.axes, rotation(how)), this.scale * (how.scale ?? 1))
  }

  /** Converts a point of this transform to world coordinates. */
  point(x: number, y: number, z: number): Vec {
    const [a, b, c] = apply(this.axes, [x * this.scale, y * this.scale, z * this.scale])
    return [this.origin[0] + a, this.origin[1] + b, this.origin[2] + c]
  }

  /** The same position and scale, but upright and with its own turn: for objects in a tilted hand. */
  upright(turn = 0): Transform {
    return new Transform(this.origin, rotation({ turn }), this.scale)
  }
}

/** A transform in the world: x to the right, y up, z towards the viewer. One unit is one block; a child is 31 tall. */
export function at(x: number, y: number, z: number, turn: number | Turn = {}): Transform {
  return new Transform().at(x, y, z, turn)
}
