export interface Part {
  text: string
  accent: boolean
}

// The star of a short phone number (*2700) does not start an accent.
const accent = /\*(?!\d{3,5}(?![\d*]))([^*]+)\*/g

/** Splits a line into the parts between two *asterisks* and the rest. An asterisk without a partner stays in the text. */
export function splitAccents(line: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of line.matchAll(accent)) {
    parts.push({ text: line.slice(end, match.index), accent: false }, { text: match[1] ?? '', accent: true })
    end = match.index + match[0].length
  }
  parts.push({ text: line.slice(end), accent: false })
  return parts.filter(({ text }) => text !== '')
}
