import type { Hex } from './color.ts'
import type { Vec } from './frame.ts'

export interface Light {
  sun?: { from: Vec; color: Hex; power: number; radius?: number }
  sky: { zenith: Hex; horizon: Hex; ground: Hex; power: number; curve?: number }
  /** Seen instead of the sky: a smooth run of colour from top to bottom. */
  backdrop?: { top: Hex; bottom: Hex; power?: number }
  /** An endless floor that fades into the backdrop. */
  floor?: { y?: number; color: Hex; coat?: number; fade?: readonly [from: number, to: number] }
  fog?: { density: number; start?: number; color: Hex; power?: number }
  tone?: { exposure?: number; white?: number; saturation?: number; contrast?: number; bloom?: number; vignette?: number }
}
