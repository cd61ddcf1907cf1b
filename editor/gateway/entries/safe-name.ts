import { englishWords, smallWords } from './address-words.ts'
import { spellHebrew } from './spell-hebrew.ts'

const maxPhraseWords = 3
const maxWords = 6
/** With this many translated words an address is clear without the others. */
const clearWords = 3
const maxLength = 60

const english = new Map(Object.entries(englishWords).flatMap(([word, forms]) => forms.split(', ').map((form) => [form, word] as const)))

/**
 * Converts a Hebrew title to an address: „מחנה רובוטיקה” becomes camp-robotics. Words without an English translation are transliterated.
 */
export function safeName(title: string): string {
  const parts = partsOf(title)
  const important = parts.filter((part) => !isSmall(part))
  return shortened(inEnglish(important.length > 0 ? important : parts).join('-'))
}

/** Splits a title into Hebrew words without vowel points, and Latin words or numbers. */
function partsOf(title: string): string[] {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[א-ת])['’]/g, '׳')
    .replace(/(?<=[א-ת])["”](?=[א-ת])/g, '״')
  return plain.match(/[a-z0-9]+|[א-ת][א-ת׳״]*/g) ?? []
}

/** True also for a single letter, such as the prefix of „ב־WhatsApp”. */
function isSmall(part: string): boolean {
  return /^[א-ת]$/.test(part) || smallWords.has(part) || smallWords.has(part.replace(/^ו/, ''))
}

interface Word {
  word: string
  /** Latin words and numbers, such as a year at the end, always stay. */
  origin: 'latin' | 'translated' | 'spelled'
}

/** Translates each Hebrew word once, up to a maximum number. Words that can only be spelled are left out where enough others say it. */
function inEnglish(parts: string[]): string[] {
  const all = wordsOf(parts)
  const isClear = all.filter(({ origin }) => origin === 'translated').length >= clearWords
  const words: string[] = []
  let remaining = maxWords
  for (const { word, origin } of all) {
    if (origin === 'spelled' && isClear) continue
    if (origin !== 'latin' && (remaining === 0 || words.some((other) => isSameWord(other, word)))) continue
    if (origin !== 'latin') remaining -= 1
    words.push(word)
  }
  return words
}

function wordsOf(parts: string[]): Word[] {
  const words: Word[] = []
  for (let at = 0; at < parts.length; ) {
    const { length, ...word } = wordAt(parts, at)
    words.push(word)
    at += length
  }
  return words
}

/** The longest known phrase that starts here; otherwise one word, transliterated. */
function wordAt(parts: string[], at: number): Word & { length: number } {
  const part = parts[at] ?? ''
  if (!/^[א-ת]/.test(part)) return { word: part, origin: 'latin', length: 1 }
  for (let length = Math.min(maxPhraseWords, parts.length - at); length > 0; length -= 1) {
    const word = known(parts.slice(at, at + length).join(' '))
    if (word) return { word, origin: 'translated', length }
  }
  return { word: spellHebrew(part), origin: 'spelled', length: 1 }
}

/** Translates a word or a phrase, with up to three prefix letters. A short rest is ignored, because it could match by chance. */
function known(hebrew: string): string | undefined {
  const whole = translated(hebrew)
  if (whole) return whole
  for (let prefix = 1; prefix <= 3 && /^[והבלמשכ]+$/.test(hebrew.slice(0, prefix)); prefix += 1) {
    const rest = hebrew.slice(prefix)
    const word = rest.length >= 3 || rest.endsWith('׳') ? translated(rest) : undefined
    if (word) return word
  }
  return undefined
}

/** Also matches joined forms: סדנת is סדנה, and שיעורי is שיעורים. */
function translated(hebrew: string): string | undefined {
  return english.get(hebrew) ?? english.get(hebrew.replace(/ת$/, 'ה')) ?? english.get(hebrew.replace(/י$/, 'ים'))
}

/** Singular and plural count as the same word. */
function isSameWord(one: string, other: string): boolean {
  return one.replace(/s$/, '') === other.replace(/s$/, '')
}

/** Cuts between words if possible. */
function shortened(name: string): string {
  if (name.length <= maxLength) return name
  return name
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxLength)
}
