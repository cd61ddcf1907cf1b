import { rangeWord } from './split-range.ts'

const wordJoiner = '\u2060'
const noBreakSpace = '\u00A0'
const letter = '[א-ת](?:׳|״[א-ת])'
const letterRange = new RegExp(`(${letter}) ${rangeWord} (?=${letter})`, 'g')

/**
 * Prevents lines that begin with a closing ״ (browsers break after ! and ?) or with a dot between two facts, and line breaks between a
 * price and its sign and within 'ב׳ עד ח׳'.
 */
export function keepTogether(text: string): string {
  return text
    .replace(/([!?.…])״/g, `$1${wordJoiner}״`)
    .replace(/ ([·•])/g, `${noBreakSpace}$1`)
    .replace(/(\d) ₪/g, `$1${noBreakSpace}₪`)
    .replace(letterRange, `$1${noBreakSpace}${rangeWord}${noBreakSpace}`)
}
