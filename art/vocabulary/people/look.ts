import type { Hex } from '../../core/color.ts'

export const skin = {
  porcelain: '#ffdcc4',
  peach: '#fbcba8',
  honey: '#eeb288',
  olive: '#d9a074',
  caramel: '#bd8055',
  cocoa: '#8f5a3a',
  espresso: '#6d412b',
} as const satisfies Record<string, Hex>

export const hair = {
  black: '#231d29',
  brown: '#4a2d1f',
  chestnut: '#7d4828',
  copper: '#c2592d',
  honey: '#d99a3e',
  blond: '#efc978',
  silver: '#d9dbe6',
  grey: '#9b9fb3',
} as const satisfies Record<string, Hex>

export type HairStyle =
  | 'short'
  | 'part'
  | 'spiky'
  | 'buzz'
  | 'bald'
  | 'fringe'
  | 'curly'
  | 'afro'
  | 'bob'
  | 'long'
  | 'ponytail'
  | 'pigtails'
  | 'bun'
  | 'braids'
  | 'hijab'
  | 'tichel'
export type Mouth = 'smile' | 'grin' | 'gap' | 'laugh' | 'shout' | 'oh' | 'wow' | 'calm' | 'smirk' | 'hmm' | 'tongue' | 'teeth'
export type Eyes = 'open' | 'wide' | 'happy' | 'shut' | 'cool' | 'squeeze' | 'wink'
export type Brows = 'soft' | 'up' | 'stern' | 'worried' | 'cocked'
export type Cloth = 'dots' | 'stripes' | 'checks' | 'plain'
export type Print = 'stripe' | 'star' | 'code' | 'heart' | 'bolt' | 'pixel' | 'letter'
export type Outfit = 'tee' | 'hoodie' | 'shirt' | 'labcoat' | 'dress' | 'apron' | 'vest' | 'overall' | 'jacket' | 'spacesuit' | 'royal'

/** The look of a person; only skin, hair and shirt are required. */
export interface Look {
  age?: 'kid' | 'child' | 'teen' | 'adult' | 'elder'
  skin: Hex
  hair: Hex
  style?: HairStyle
  eyes?: Eyes
  iris?: Hex
  brows?: Brows
  mouth?: Mouth
  beard?: 'full' | 'short' | 'moustache'
  freckles?: boolean

  shirt: Hex
  outfit?: Outfit
  /** Colour of the coat, vest, apron, overall, skirt… */
  over?: Hex
  sleeve?: Hex
  shortSleeves?: boolean
  print?: Print
  printColor?: Hex
  lanyard?: Hex
  pants?: Hex
  shorts?: boolean
  shoe?: Hex
  watch?: Hex

  glasses?: Hex
  kippah?: Hex
  scarf?: Hex
  /** The scarf's border and pattern. */
  hem?: Hex
  cloth?: Cloth
  cap?: Hex
  band?: Hex
  tie?: Hex
  vr?: Hex
  headphones?: Hex
  goggles?: Hex
  crown?: Hex
  helmet?: Hex
}

/** Lengths in blocks: torso, each part of an arm, each part of a leg. */
export function build(age: Look['age'] = 'child'): { torso: number; arm: number; leg: number } {
  return {
    kid: { torso: 9, arm: 6, leg: 4.5 },
    child: { torso: 10, arm: 7, leg: 5 },
    teen: { torso: 11.5, arm: 7.5, leg: 6.5 },
    adult: { torso: 13, arm: 8, leg: 7.5 },
    elder: { torso: 12.5, arm: 8, leg: 7 },
  }[age]
}
