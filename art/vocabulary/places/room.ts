import { blend, color, type Hex } from '../../core/color.ts'
import { glow, material, matte, plastic, soft } from '../../core/material.ts'
import { Model } from '../../core/model.ts'
import { pick } from '../../core/random.ts'
import type { Stage } from '../../core/stage.ts'
import { at } from '../../core/transform.ts'

export interface RoomOptions {
  width?: number
  depth?: number
  height?: number
  floor?: 'planks' | 'tiles' | 'court' | 'carpet' | 'metal'
  floorColors?: readonly [Hex, Hex]
  wall?: Hex
  side?: Hex
  /** The side without a wall. The other side has a wall with `windows` windows. */
  open?: 'right' | 'left' | 'both'
  windows?: number
  /** A window in the back wall: x, y, width, height (x from the middle). */
  view?: readonly [x: number, y: number, w: number, h: number]
  neon?: readonly [Hex, Hex]
  panels?: boolean
}

/** Position of the back wall. */
export const BACK = -86

/** Floor, back wall and one side wall; the front is open to the viewer. The middle of the room is near (0, 0, -10). */
export function room(stage: Stage, o: RoomOptions = {}): void {
  const { width = 260, depth = 190, height = 96, wall = '#3a37a0', side = '#fdf3df', open = 'right', windows = 3, panels = true } = o
  stage.backdrop(() => {
    stage.add(floorOf(width, depth, o), at(0, -2, BACK), [width / 2, 0, 0])
    stage.add(backOf(width, height, wall, panels, o), at(0, 0, BACK), [width / 2, 0, 4])
    if (open === 'both') return
    const s = open === 'right' ? -1 : 1
    const flank = sideOf(depth, height, side, windows, o.neon?.[1])
    stage.add(flank, at((s * width) / 2, 0, BACK), [s < 0 ? 4 : 0, 0, 0])
  })
}

function floorOf(w: number, d: number, o: RoomOptions): Model {
  const { floor = 'planks' } = o
  const tones: Record<typeof floor, readonly [Hex, Hex]> = {
    planks: ['#f0d3a6', '#ebc793'],
    tiles: ['#e6e4f6', '#d9d5f2'],
    court: ['#f2b978', '#eeae68'],
    carpet: ['#8f88e0', '#867fda'],
    metal: ['#7a76b8', '#6b67aa'],
  }
  const [a, b] = o.floorColors ?? tones[floor]
  const finish =
    floor === 'metal'
      ? { coat: 0.9, roughness: 0.16, jitter: 0.02, seam: 0 }
      : floor === 'carpet'
        ? { coat: 0, jitter: 0.05, seam: 0 }
        : { coat: 0.35, roughness: 0.3, jitter: 0.025, seam: 0 }
  const paints = [a, blend(a, b, 0.5), b].map((hex) => material(hex, finish)) as [number, number, number]
  const m = new Model(w, 2, d)
  const line = soft('#ffffff')
  m.fill((x, y, z) => {
    if (y < 1) return paints[0]
    if (floor === 'planks' || floor === 'court') {
      const plank = Math.floor(x / 8)
      if (floor === 'court' && (Math.abs(Math.hypot(x - w / 2, z - d * 0.5) - 34) < 1 || Math.abs(z - d * 0.5) < 1)) return line
      return pick(paints, plank * 7 + Math.floor((z + plank * 23) / 40) * 5)
    }
    if (floor === 'carpet') return paints[0]
    return paints[(Math.floor(x / 16) + Math.floor(z / 16)) % 2 ? 2 : 0]
  })
  return m
}

function backOf(w: number, h: number, wall: Hex, panels: boolean, o: RoomOptions): Model {
  const m = new Model(w, h, 4).box(0, 0, 0, w, h, 4, soft(wall))
  const groove = soft(blend(wall, '#17144f', 0.22))
  const trim = plastic('#f6f3ff')
  if (panels) for (let x = 6; x < w; x += 12) m.box(x, 0, 3, 1, h, 1, groove)
  m.box(0, 0, 2, w, 4, 2, o.neon ? groove : trim).box(0, h - 2, 0, w, 2, 4, o.neon ? groove : trim)
  if (o.view) {
    const [x, y, vw, vh] = o.view
    const left = w / 2 + x - vw / 2
    m.box(left - 2, y - 2, 1, vw + 4, vh + 4, 3, o.neon ? plastic('#7f79e8') : trim).box(left, y, 0, vw, vh, 4, 0)
    for (const t of [1 / 3, 2 / 3]) m.box(left + vw * t, y, 1, 1, vh, 2, o.neon ? plastic('#7f79e8') : trim)
  }
  if (o.neon) m.box(0, h - 6, 3, w, 1, 1, glow(o.neon[0], 5)).box(0, 2, 3, w, 1, 1, glow(o.neon[1], 3))
  return m
}

function sideOf(d: number, h: number, hex: Hex, windows: number, neon?: Hex): Model {
  const m = new Model(4, h, d).box(0, 0, 0, 4, h, d, soft(hex))
  const trim = plastic('#f6f3ff')
  m.box(0, h - 2, 0, 4, 2, d, trim).box(0, 0, 0, 4, 4, d, trim)
  for (let i = 0; i < windows; i++) {
    const z = 18 + i * 46
    m.box(0, 20, z - 2, 4, 50, 36, trim)
      .box(0, 22, z, 4, 46, 32, 0)
      .box(1, 44, z, 2, 2, 32, trim)
      .box(1, 22, z + 15, 2, 46, 2, trim)
  }
  if (neon) m.box(3, h - 6, 0, 1, 1, d, glow(neon, 4)).box(0, h - 6, 0, 1, 1, d, glow(neon, 4))
  return m
}

/** A shallow step, or a stage to stand on. */
export function platform(stage: Stage, x: number, z: number, w: number, d: number, h = 6, hex: Hex = color.iris): void {
  stage.backdrop(() =>
    stage.add(
      new Model(w, h, d).box(0, 0, 0, w, h, d, soft(blend(hex, '#17144f', 0.2))).box(0, h - 1, 0, w, 1, d, matte(hex, 0.02)),
      at(x, 0, z),
    ),
  )
}
