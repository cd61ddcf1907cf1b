const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const bullet = /^\s*[•·●▪◦‣■□o\uf0b7\uf0a7–-][\t \u00a0]+/
const number = /^\s*(\d{1,2})[.)][\t \u00a0]+/

/** Whether lists of a plain text are signs at the beginning of its lines, as a word processor hands them out; a new line is a new paragraph there. */
export function hasSigns(plain: string): boolean {
  return /^\s*[•·●▪\uf0b7]\s/m.test(plain)
}

/** The same as Markdown: lists stay lists, paragraphs stay apart, and the marks that turn the direction are gone. */
export function fromWord(plain: string): string {
  const lines = plain
    .replace(turning, '')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(bullet, '- ').replace(number, '$1. ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  return lines.map((line, index) => (index === 0 ? '' : isInList(lines[index - 1]) && isInList(line) ? '\n' : '\n\n') + line).join('')
}

function isInList(line = ''): boolean {
  return /^(- |\d+\. )/.test(line)
}
