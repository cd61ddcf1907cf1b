/** The palette of the icons. `white` and `grey` are tinted violet to stand out on the light canvas. */
export const palette = {
  coral: '#F2604C',
  sun: '#FFC53D',
  orange: '#FF9A3D',
  mint: '#12B89A',
  aqua: '#A6F0DF',
  green: '#3FBF5A',
  leaf: '#2FA14A',
  grass: '#58C36A',
  sky: '#3FA4FA',
  cyan: '#5CE1E6',
  indigo: '#4B35E0',
  violet: '#8B6CF6',
  pink: '#F5A3B8',
  white: '#E9E5FC',
  grey: '#C6C0E6',
  road: '#4A4472',
  ink: '#33297A',
  night: '#17113F',
  glow: '#FFD873',
  wood: '#B9793F',
  bark: '#8A5527',
  fair: '#F1C9A0',
  skin: '#E8B98C',
  tan: '#C98A5E',
  brown: '#8A5A3A',
} as const

export type Colour = keyof typeof palette | `#${string}`

/** One letter per colour, for pixel art in rows of text; "." leaves a cell empty. */
export const letters: Readonly<Record<string, keyof typeof palette>> = {
  R: 'coral',
  Y: 'sun',
  O: 'orange',
  M: 'mint',
  L: 'aqua',
  G: 'green',
  S: 'sky',
  C: 'cyan',
  I: 'indigo',
  V: 'violet',
  P: 'pink',
  W: 'white',
  E: 'grey',
  K: 'ink',
  N: 'night',
  B: 'wood',
  D: 'bark',
  H: 'skin',
}

export type Side = 'top' | 'left' | 'right'

const light = { top: ['#FFFFFF', 0.32], left: ['#1B1642', 0], right: ['#1B1642', 0.28] } as const

/** The colour of one side of a block: lit from above, the right side in shade. */
export function tone(colour: Colour, side: Side): string {
  const [towards, amount] = light[side]
  return mix(colour in palette ? palette[colour as keyof typeof palette] : colour, towards, amount)
}

function mix(from: string, to: string, amount: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
}
