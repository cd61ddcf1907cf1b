import { englishWords, smallWords } from './address-words.ts'
import { spellHebrew } from './spell-hebrew.ts'

const longestPhrase = 3
const mostWords = 6
const longest = 60

const english = new Map(Object.entries(englishWords).flatMap(([word, forms]) => forms.split(', ').map((form) => [form, word] as const)))

/** A Hebrew title as an address can say it: „מחנה רובוטיקה” is camp-robotics, and what has no English is spelled as it sounds. */
export function safeName(title: string): string {
  const parts = partsOf(title)
  const telling = parts.filter((part) => !isSmall(part))
  return shortened(inEnglish(telling.length > 0 ? telling : parts).join('-'))
}

/** Hebrew words, without their points, and what is written in Latin letters or digits. */
function partsOf(title: string): string[] {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[א-ת])['’]/g, '׳')
    .replace(/(?<=[א-ת])["”](?=[א-ת])/g, '״')
  return plain.match(/[a-z0-9]+|[א-ת][א-ת׳״]*/g) ?? []
}

/** Also a letter alone: the prefix of „ב־WhatsApp”. */
function isSmall(part: string): boolean {
  return /^[א-ת]$/.test(part) || smallWords.has(part) || smallWords.has(part.replace(/^ו/, ''))
}

/** Each Hebrew word once, and not too many of them; what was Latin already stays as it is, a year at the end too. */
function inEnglish(parts: string[]): string[] {
  const said: string[] = []
  let room = mostWords
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] ?? ''
    const isHebrew = /^[א-ת]/.test(part)
    const { word, length } = isHebrew ? wordAt(parts, at) : { word: part, length: 1 }
    at += length
    if (isHebrew && (room === 0 || said.some((other) => isSameWord(other, word)))) continue
    if (isHebrew) room -= 1
    said.push(word)
  }
  return said
}

/** The longest phrase that begins here and is known, or else the one word as it sounds. */
function wordAt(parts: string[], at: number): { word: string; length: number } {
  for (let length = Math.min(longestPhrase, parts.length - at); length > 0; length -= 1) {
    const word = known(parts.slice(at, at + length).join(' '))
    if (word) return { word, length }
  }
  return { word: spellHebrew(parts[at] ?? ''), length: 1 }
}

/** The English of a word or a phrase, with up to three prefix letters before it. What is left after them has to be long enough to be no accident. */
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

/** Also when it is joined to the word after it: סדנת is סדנה, and שיעורי is שיעורים. */
function translated(hebrew: string): string | undefined {
  return english.get(hebrew) ?? english.get(hebrew.replace(/ת$/, 'ה')) ?? english.get(hebrew.replace(/י$/, 'ים'))
}

/** One and many are said once. */
function isSameWord(one: string, other: string): boolean {
  return one.replace(/s$/, '') === other.replace(/s$/, '')
}

/** Cut between two words where there is a place for it. */
function shortened(name: string): string {
  if (name.length <= longest) return name
  return name
    .slice(0, longest + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longest)
}
