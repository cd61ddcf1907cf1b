export type Hex = `#${string}`

const ink = '#1B1642'
const white = '#FFFFFF'

export interface FieldColours {
  field: Hex
  side: Hex
  text: Hex
  /** The colour behind a picture's transparent sky. */
  sky: Hex
  bright: boolean
}

/** Derives the colours of a share image from the page's accent. Darkens the field until text on it is legible. */
export function fieldColours(accent: Hex): FieldColours {
  let field = accent
  while (Math.max(contrast(field, white), contrast(field, ink)) < 4.6) field = mix(field, ink, 0.06)
  const bright = contrast(field, ink) > contrast(field, white)
  return {
    field,
    side: mix(field, bright ? '#8A4A00' : ink, bright ? 0.3 : 0.45),
    text: bright ? ink : white,
    sky: mix(field, white, 0.82),
    bright,
  }
}

/** The contrast ratio of two colours, as WCAG defines it. */
export function contrast(a: Hex, b: Hex): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(from: Hex, to: Hex, amount: number): Hex {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: Hex): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
}
