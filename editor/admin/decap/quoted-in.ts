const marks = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g
const quotes = /[„"]([^„”"]+)[”"]|(\/[\w/-]+)|([^\s\p{ASCII}\p{Script=Hebrew}„”…–])/gu

/** The range of the text that a message names: in quotes, as an address, or as a character that is neither Hebrew nor Latin. */
export function quotedIn(message: string, text: string): [number, number] | undefined {
  for (const [, ...named] of message.replace(marks, '').matchAll(quotes)) {
    const words = named.find((one) => one !== undefined) ?? ''
    const from = text.indexOf(words)
    if (from >= 0) return [from, from + words.length]
  }
  return undefined
}
