import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import { fontScripts } from '../../src/config/font-characters.ts'
import { siteCharacters } from './site-characters.ts'
import { rangesOf } from './unicode-ranges.ts'

const whole = './node_modules/@fontsource-variable/rubik/files'
const cut = './node_modules/.cache/fonts'

/** The weights that styles use (a test holds them to it). */
export const weights = { min: 400, max: 800 }

/** What text is set with here: kerning, figures of one width, marks in their place. Fractions, small figures and the like have drawings of their own, which nobody sees. */
const features = ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl']
const cutOptions = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features } as const

type Script = keyof typeof fontScripts

interface Face {
  weight: string
  style: 'normal'
  src: [string]
  unicodeRange: [string, ...string[]]
}

/** Rubik with the characters of this site alone: what every page loads. */
export async function rubikOfTheSite(): Promise<[Face, ...Face[]]> {
  const characters = siteCharacters()
  return [await cutFace('hebrew', characters), await cutFace('latin', characters)]
}

/** The whole of Rubik, for what is typed or pasted beyond that: a browser loads a face only when it meets a character of its range. */
export function wholeRubik(): [Face, ...Face[]] {
  return [face(wholeFile('hebrew'), fontScripts.hebrew), face(wholeFile('latin'), fontScripts.latin)]
}

async function cutFace(script: Script, characters: Set<string>): Promise<Face> {
  const font = readFileSync(wholeFile(script))
  const text = [...characters].toSorted().join('')
  // By its content: a later start, and the tests, find the file and need not cut it again.
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
