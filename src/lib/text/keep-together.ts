import { rangeWord } from './split-range.ts'

const wordJoiner = '\u2060'
const noBreakSpace = '\u00A0'
const letter = '[א-ת](?:׳|״[א-ת])'
const letterRange = new RegExp(`(${letter}) ${rangeWord} (?=${letter})`, 'g')

/** No line begins with a closing ״ (browsers break after ! and ?) nor with a dot between two facts, a price keeps its sign, and 'ב׳ עד ח׳' stays on one. */
export function keepTogether(text: string): string {
  return text
    .replace(/([!?.…])״/g, `$1${wordJoiner}״`)
    .replace(/ ([·•])/g, `${noBreakSpace}$1`)
    .replace(/(\d) ₪/g, `$1${noBreakSpace}₪`)
    .replace(letterRange, `$1${noBreakSpace}${rangeWord}${noBreakSpace}`)
}
