/** Where a letter is a vowel, or sounds different from elsewhere. What stays Hebrew after this is a consonant, one letter for one sound. */
const heard: [RegExp, string][] = [
  [/ג׳/g, 'j'],
  [/[צץ]׳/g, 'c'],
  [/[׳״]/g, ''],
  [/וו|^ו/g, 'v'],
  [/^י/, 'y'],
  [/יי/g, 'ay'],
  // A word such as רעיון: between two vowels.
  [/(?<=[אעו])י(?=[ואע])/g, 'y'],
  [/^[אע](?=י)|[אע](?=ו)/g, ''],
  [/ה$/, 'a'],
  // A word such as שלנו, and one such as סיפור.
  [/(?<=נ)ו$/, 'u'],
  [/(?<=י[א-ת]?)ו(?=[^נןת]$)/, 'u'],
  [/[אע]/g, 'a'],
  [/ו/g, 'o'],
  [/י/g, 'i'],
  [/aa+/g, 'a'],
  [/^ב/, 'b'],
  [/^כ/, 'k'],
  // Not in words such as סיפור and קומפוזיציה.
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

/** Two consonants that a word may begin with, before a vowel: blok, studio. */
const easyBeginning = /^([bkגפק][רל]|[דט]ר|ס[טלפק])[aeiou]/

/** A Hebrew word that nobody translated, as it may sound: the vowels that are not written are guessed, so that it can be read aloud. */
export function spellHebrew(word: string): string {
  const sounds = heard.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  return [...withVowels(sounds)].map((sound) => consonants[sound] ?? sound).join('')
}

function withVowels(sounds: string): string {
  // Three bare consonants are mostly a word such as גשר or ילד: gesher, yeled.
  const isShort = /^[^aeiou]{3}$/.test(sounds)
  let made = ''
  for (const [at, sound] of [...sounds].entries()) {
    const isAfterVowel = isVowel(made.at(-1))
    const next = sounds[at + 1]
    made += sound
    if (isVowel(sound) || !next || isVowel(next)) continue
    if (at === 0 && easyBeginning.test(sounds)) continue
    // It closes the syllable before it, unless the next one would then be left alone at the end.
    if (isAfterVowel && at + 2 < sounds.length) continue
    // A word that begins with one of these begins mostly with „and”, „to”, „in” or „that”.
    const isPrefix = at === 0 && /[vלbש]/.test(sound)
    // The end of words such as רותם and תקשורת.
    const isAfterO = /o[^aeiou]$/.test(made)
    made += isShort || isPrefix || isAfterO ? 'e' : 'a'
  }
  return made
}

function isVowel(sound = ''): boolean {
  return /[aeiou]/.test(sound)
}
