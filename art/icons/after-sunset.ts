import { type Colour, tone } from './palette.ts'

const sides = ['top', 'left', 'right'] as const
/** The share of red, green and blue that is left in the evening. */
const evening = [0.68, 0.68, 0.9]
const lamp = { top: '#FFEDB8', left: '#FFE08A', right: '#F2B84B' }

/** The models that also have an evening drawing, and their colours that are windows and lamps. */
export const lamps: Readonly<Record<string, readonly Colour[]>> = {
  home: ['sky'],
  'land-library': ['sky'],
  'land-path': ['green'],
  'land-square': [],
  plot1: [],
  plot2: [],
  plot3: ['glow'],
  plot4: ['glow'],
}

/** Recolours a drawing for a blue evening; lamps stay warm. */
export function afterSunset(svg: string, colours: readonly Colour[]): string {
  const warm = new Map(colours.flatMap((colour) => sides.map((side) => [tone(colour, side), lamp[side]])))
  return svg.replace(/color="(#[0-9a-f]{6})"/g, (_, colour: string) => `color="${warm.get(colour) ?? dimmed(colour)}"`)
}

function dimmed(hex: string): string {
  const channels = [1, 3, 5].map((start, i) => Math.round(Number.parseInt(hex.slice(start, start + 2), 16) * (evening[i] ?? 1)))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
