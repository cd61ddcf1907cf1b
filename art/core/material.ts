import { type Hex, light } from './color.ts'

export interface Finish {
  /** Strength of the surface's own light. */
  glow?: number
  /** A clear coat: 0 none, 1 lacquer. */
  coat?: number
  roughness?: number
  /** Random variation of brightness between blocks. */
  jitter?: number
  /** Darkness of the seams between blocks. */
  seam?: number
  /** Width of the rounded edges, in blocks. */
  bevel?: number
}

/** An index in the list of materials; 0 is empty space. */
export type Material = number

const known = new Map<string, Material>()
const list: number[][] = [[]]

export function material(hex: Hex, finish: Finish = {}): Material {
  const { glow = 0, coat = 0.5, roughness = 0.35, jitter = 0.05, seam = 0.06, bevel = 0.1 } = finish
  const key = [hex, glow, coat, roughness, jitter, seam, bevel].join()
  const found = known.get(key)
  if (found) return found
  list.push([...light(hex), ...light(hex, glow), coat, roughness, jitter, seam, bevel, 0])
  known.set(key, list.length - 1)
  return list.length - 1
}

export function materialData(id: Material): number[] {
  return list[id] ?? []
}

/** Cloth, skin, painted wood. */
export function soft(hex: Hex): Material {
  return material(hex, { coat: 0.12, roughness: 0.6, jitter: 0.025, seam: 0.04 })
}
/** Toys and devices. */
export function plastic(hex: Hex): Material {
  return material(hex, { coat: 0.8, roughness: 0.25, jitter: 0.02, seam: 0.05 })
}
/** Soil, stone, paper. */
export function matte(hex: Hex, jitter = 0.05): Material {
  return material(hex, { coat: 0, jitter, seam: 0.05 })
}
/** Lamps and screens: 1 to 2 for a screen, 3 to 6 for a lamp. */
export function glow(hex: Hex, power = 1): Material {
  return material(hex, { glow: power, coat: 0, jitter: 0, seam: 0 })
}
export function glass(hex: Hex): Material {
  return material(hex, { coat: 1, roughness: 0.04, jitter: 0.01, seam: 0.02 })
}
export function metal(hex: Hex = '#b9c0d8'): Material {
  return material(hex, { coat: 1, roughness: 0.18, jitter: 0.02, seam: 0.03 })
}
/** For surfaces on which the blocks should hardly show: clouds, faces. */
export function smooth(hex: Hex): Material {
  return material(hex, { coat: 0.08, roughness: 0.6, jitter: 0.008, seam: 0.012, bevel: 0.05 })
}
