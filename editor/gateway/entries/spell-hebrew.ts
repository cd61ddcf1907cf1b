/**
 * Replaces Hebrew letters that are vowels or sound different depending on their position. Hebrew letters that remain are consonants with
 * one sound.
 */
const soundRules: [RegExp, string][] = [
  [/ג׳/g, 'j'],
  [/[צץ]׳/g, 'c'],
  [/[׳״]/g, ''],
  [/וו|^ו/g, 'v'],
  [/^י/, 'y'],
  [/יי/g, 'ay'],
  // As in רעיון: between two vowels.
  [/(?<=[אעו])י(?=[ואע])/g, 'y'],
  [/^[אע](?=י)|[אע](?=ו)/g, ''],
  [/ה$/, 'a'],
  // As in שלנו, and as in סיפור.
  [/(?<=נ)ו$/, 'u'],
  [/(?<=י[א-ת]?)ו(?=[^נןת]$)/, 'u'],
  [/[אע]/g, 'a'],
  [/ו/g, 'o'],
  [/י/g, 'i'],
  [/aa+/g, 'a'],
  [/^ב/, 'b'],
  [/^כ/, 'k'],
  // Except in words such as סיפור and קומפוזיציה.
  [/(?<=[^iמס])פ/g, 'f'],
]

const consonants: Record<string, string> = {
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ז: 'z',
  ח: 'h',
  ט: 't',
  כ: 'kh',
  ך: 'kh',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
  c: 'ch',
}

/** Two consonants that can start a word before a vowel: blok, studio. */
const startCluster = /^([bkגפק][רל]|[דט]ר|ס[טלפק])[aeiou]/

/** Transliterates a Hebrew word. Guesses the vowels that Hebrew does not write, so that the result is pronounceable. */
export function spellHebrew(word: string): string {
  const sounds = soundRules.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  return [...withVowels(sounds)].map((sound) => consonants[sound] ?? sound).join('')
}

function withVowels(sounds: string): string {
  // Three bare consonants are usually a word such as גשר or ילד: gesher, yeled.
  const isShort = /^[^aeiou]{3}$/.test(sounds)
  let made = ''
  for (const [at, sound] of [...sounds].entries()) {
    const isAfterVowel = isVowel(made.at(-1))
    const next = sounds[at + 1]
    made += sound
    if (isVowel(sound) || !next || isVowel(next)) continue
    if (at === 0 && startCluster.test(sounds)) continue
    // It closes the previous syllable, unless the last consonant would be left alone.
    if (isAfterVowel && at + 2 < sounds.length) continue
    // At the start of a word these are usually the prefixes „and”, „to”, „in” or „that”.
    const isPrefix = at === 0 && /[vלbש]/.test(sound)
    // As at the end of רותם and תקשורת.
    const isAfterO = /o[^aeiou]$/.test(made)
    made += isShort || isPrefix || isAfterO ? 'e' : 'a'
  }
  return made
}

function isVowel(sound = ''): boolean {
  return /[aeiou]/.test(sound)
}
