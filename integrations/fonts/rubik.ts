import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import { fontScripts } from '../../src/config/font-characters.ts'
import { siteCharacters } from './site-characters.ts'
import { rangesOf } from './unicode-ranges.ts'

const whole = './node_modules/@fontsource-variable/rubik/files'
const cut = './node_modules/.cache/fonts'

/** The weights that the styles use. A test checks it. */
export const weights = { min: 400, max: 800 }

/** OpenType features to keep: kerning, tabular figures, mark positioning. Fractions and the like would add glyphs that no page shows. */
const features = ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl']
const cutOptions = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features } as const

type Script = keyof typeof fontScripts

interface Face {
  weight: string
  style: 'normal'
  src: [string]
  unicodeRange: [string, ...string[]]
}

/** Rubik, subset to the characters of this site. Every page loads it. */
export async function rubikOfTheSite(): Promise<[Face, ...Face[]]> {
  const characters = siteCharacters()
  return [await cutFace('hebrew', characters), await cutFace('latin', characters)]
}

/** Full Rubik, for other characters that are typed or pasted. A browser loads a face only when it meets a character in its range. */
export function wholeRubik(): [Face, ...Face[]] {
  return [face(wholeFile('hebrew'), fontScripts.hebrew), face(wholeFile('latin'), fontScripts.latin)]
}

async function cutFace(script: Script, characters: Set<string>): Promise<Face> {
  const font = readFileSync(wholeFile(script))
  const text = [...characters].toSorted().join('')
  // Named by content hash, so that later starts and the tests reuse the file.
  const name = createHash('sha256').update(font).update(text).update(JSON.stringify(cutOptions)).digest('hex').slice(0, 12)
  const file = join(cut, `rubik-${script}-${name}.woff2`)
  if (!existsSync(file)) {
    mkdirSync(cut, { recursive: true })
    writeFileSync(file, await subset(font, text, cutOptions))
  }
  return face(`./${file}`, rangesOf(characters, fontScripts[script]))
}

function wholeFile(script: Script): string {
  return `${whole}/rubik-${script}-wght-normal.woff2`
}

function face(file: string, [first = 'U+20', ...rest]: string[]): Face {
  return { weight: `${weights.min} ${weights.max}`, style: 'normal', src: [file], unicodeRange: [first, ...rest] }
}
