import { blend, type Hex } from './color.ts'
import type { Vec } from './transform.ts'

export interface Light {
  sun?: { from: Vec; color: Hex; power: number; radius?: number }
  sky: { zenith: Hex; horizon: Hex; ground: Hex; power: number; curve?: number }
  /** Replaces the visible sky: a gradient from top to bottom. */
  backdrop?: { top: Hex; bottom: Hex; power?: number }
  /** An endless floor that fades into the backdrop. */
  floor?: { y?: number; color: Hex; coat?: number; fade?: readonly [from: number, to: number] }
  fog?: { density: number; start?: number; color: Hex; power?: number }
  tone?: { exposure?: number; white?: number; saturation?: number; contrast?: number; bloom?: number; vignette?: number }
}

/** Converts daylight to dusk: lamps (in a room or on paper) or the moon (outdoors) are the only light. */
export function dusk(day: Light): Light {
  const { sun, backdrop, floor, fog, tone } = day
  const dark = (hex: Hex) => blend(hex, '#17134a', 0.74)
  return {
    sun: sun && { ...sun, color: backdrop ? '#ffdcb8' : '#c9d2ff', power: backdrop ? 1.8 : 2.4, radius: backdrop ? 0.3 : 0.08 },
    sky: { zenith: '#241f80', horizon: '#6a5fd0', ground: '#4a4498', power: 0.6, curve: 0.5 },
    backdrop: backdrop && { ...backdrop, top: dark(backdrop.top), bottom: dark(backdrop.bottom) },
    floor: floor && { ...floor, color: blend(floor.color, '#2a2570', 0.5) },
    fog: fog && { ...fog, color: dark(fog.color) },
    tone: { ...tone, exposure: 1.36, bloom: 0.09 },
  }
}
