export type Hex = `#${string}`
export type Rgb = readonly [number, number, number]

/** The palette of all scenes. */
export const color = {
  indigo: '#2f2c79',
  iris: '#4a45b5',
  night: '#1d1b4f',
  sky: '#35b3ff',
  ice: '#8fd8ff',
  yellow: '#ffc72e',
  coral: '#ff6552',
  mint: '#43d6a0',
  foam: '#a5f0cf',
  cream: '#fbf4e6',
  white: '#f6f6fa',
  wood: '#e8bd87',
  walnut: '#c98f57',
  dark: '#26244f',
  grass: '#8fd14f',
  moss: '#4fae5c',
  grey: '#c6cbdd',
  pink: '#ff9eb5',
  violet: '#8a6bff',
  orange: '#ff9a3d',
  red: '#ef4356',
  teal: '#17a6a6',
  sand: '#f3d79b',
} as const satisfies Record<string, Hex>

function linear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function channels(hex: Hex): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** Converts a colour to linear light for the tracer. */
export function light(hex: Hex, power = 1): Rgb {
  const [r, g, b] = channels(hex)
  return [linear(r / 255) * power, linear(g / 255) * power, linear(b / 255) * power]
}

export function blend(from: Hex, to: Hex, share: number): Hex {
  const a = channels(from)
  const b = channels(to)
  const mixed = ([0, 1, 2] as const).map((i) => Math.round(a[i] + (b[i] - a[i]) * share))
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}
