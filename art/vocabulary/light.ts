import { blend, color, type Hex } from '../core/color.ts'
import type { Light } from '../core/light.ts'

type Change = Partial<Light>

/** Fresh and clear, with the sun on the left. */
export function morning(change: Change = {}): Light {
  return {
    sun: { from: [-0.6, 0.62, 0.75], color: '#ffedc8', power: 4.8, radius: 0.04 },
    sky: { zenith: '#1584f2', horizon: '#bfe9ff', ground: '#a8cf98', power: 1.02, curve: 0.55 },
    tone: { exposure: 1.02, bloom: 0.05 },
    ...change,
  }
}

/** High sun, deep blue sky. */
export function noon(change: Change = {}): Light {
  return {
    sun: { from: [0.4, 0.95, 0.6], color: '#fff4dc', power: 5, radius: 0.035 },
    sky: { zenith: '#0a6fe8', horizon: '#8fd4ff', ground: '#b5c9a0', power: 1.05, curve: 0.6 },
    tone: { exposure: 0.98, bloom: 0.04 },
    ...change,
  }
}

/** Low and warm, with long shadows. */
export function golden(change: Change = {}): Light {
  return {
    sun: { from: [0.8, 0.34, 0.62], color: '#ffb45e', power: 5.6, radius: 0.05 },
    sky: { zenith: '#5a6fe0', horizon: '#ffc48a', ground: '#c99a9a', power: 0.95, curve: 0.45 },
    tone: { exposure: 1.04, bloom: 0.09 },
    ...change,
  }
}

/** Soft and shadowless, still bright. */
export function overcast(change: Change = {}): Light {
  return {
    sun: { from: [-0.4, 0.9, 0.6], color: '#fff6ea', power: 2.2, radius: 0.3 },
    sky: { zenith: '#cfe2ff', horizon: '#f2f6ff', ground: '#d8cfe6', power: 1.15 },
    tone: { exposure: 1.0, bloom: 0.04 },
    ...change,
  }
}

/** A room by day: sun through the open side, lilac shadows. */
export function indoors(change: Change = {}): Light {
  return {
    sun: { from: [0.62, 0.85, 0.72], color: '#ffe9c4', power: 3.8, radius: 0.05 },
    sky: { zenith: '#8fc3ff', horizon: '#eaf3ff', ground: '#cbb8e6', power: 0.78 },
    backdrop: { top: '#bfe6ff', bottom: '#efe7ff' },
    tone: { exposure: 1.12, bloom: 0.08 },
    ...change,
  }
}

/** Neon, screens and a weak warm fill light. */
export function nightRoom(change: Change = {}): Light {
  return {
    sun: { from: [0.5, 0.8, 0.9], color: '#ffd9b0', power: 1.5, radius: 0.25 },
    sky: { zenith: '#5a58d8', horizon: '#8f86ff', ground: '#6a5cc0', power: 0.5 },
    backdrop: { top: '#191653', bottom: '#322c8e' },
    tone: { exposure: 1.5, bloom: 0.11 },
    ...change,
  }
}

/** Fire and lanterns against a blue dusk. */
export function campfireNight(change: Change = {}): Light {
  return {
    sun: { from: [-0.5, 0.7, 0.6], color: '#8fa8ff', power: 1.1, radius: 0.12 },
    sky: { zenith: '#1c2a8a', horizon: '#6a5cd0', ground: '#3a3a80', power: 0.5, curve: 0.5 },
    tone: { exposure: 1.5, bloom: 0.12 },
    ...change,
  }
}

/** Cool light of a large moon. */
export function moonlit(change: Change = {}): Light {
  return {
    sun: { from: [-0.55, 0.75, 0.6], color: '#c9d2ff', power: 3, radius: 0.06 },
    sky: { zenith: '#141a6b', horizon: '#5b55c8', ground: '#3d3f90', power: 0.72, curve: 0.6 },
    tone: { exposure: 1.42, bloom: 0.1 },
    ...change,
  }
}

/** A backdrop of coloured paper, with a deeper tone at the top. */
export function paper(hex: Hex, change: Change = {}): Light {
  return {
    sun: { from: [-0.55, 0.85, 0.8], color: '#fff0d6', power: 5, radius: 0.06 },
    sky: { zenith: '#9cc0ff', horizon: '#ffeedd', ground: '#c0b0f0', power: 0.64 },
    backdrop: { top: blend(hex, color.indigo, 0.3), bottom: blend(hex, '#ffffff', 0.12) },
    floor: { color: hex, fade: [70, 220] },
    tone: { exposure: 1.06, bloom: 0.07 },
    ...change,
  }
}

/** A wide, low light from the front, so that neither brow nor chin casts a shadow on the face. */
export const portraitSun = { from: [-0.42, 0.4, 0.95], color: '#fff0d6', power: 4.4, radius: 0.2 } as const

/** Coloured paper for a face in a very small picture. The floor is neutral, so that it does not tint the chin. */
export function portraitLight(hex: Hex): Light {
  return paper(hex, {
    sun: portraitSun,
    sky: { zenith: '#c9dcff', horizon: '#fff3e6', ground: '#ffe6d6', power: 0.74 },
    floor: undefined,
    tone: { exposure: 1.04, bloom: 0.03 },
  })
}

/** For cut-outs: even daylight, with a floor at `y` that only catches shadows (0, or -8 below a `ground`). */
export function cutoutDay(y = 0, change: Change = {}): Light {
  return {
    sun: { from: [-0.5, 0.8, 0.75], color: '#fff0d2', power: 4.6, radius: 0.05 },
    sky: { zenith: '#8fbcff', horizon: '#eef4ff', ground: '#cbb8e6', power: 0.8 },
    floor: { y, color: '#e6def8', fade: [110, 190] },
    tone: { exposure: 0.98, bloom: 0.03 },
    ...change,
  }
}

/** The same at night, for the dark theme: indigo shadows, a warm lamp from the front. */
export function cutoutNight(y = 0, change: Change = {}): Light {
  return {
    sun: { from: [-0.5, 0.8, 0.85], color: '#ffd2a6', power: 2.7, radius: 0.1 },
    sky: { zenith: '#4440b8', horizon: '#7a72e8', ground: '#5a50b0', power: 0.6 },
    floor: { y, color: '#3a3690', fade: [110, 190] },
    tone: { exposure: 1.24, bloom: 0.07 },
    ...change,
  }
}
