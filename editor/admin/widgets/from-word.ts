const bidiMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const bullet = /^\s*[•·●▪◦‣■□o\uf0b7\uf0a7–-][\t \u00a0]+/
const number = /^\s*(\d{1,2})[.)][\t \u00a0]+/

/** True if a plain text contains bullet characters, as word processors produce; there, each line is a paragraph. */
export function hasBullets(plain: string): boolean {
  return /^\s*[•·●▪\uf0b7]\s/m.test(plain)
}

/** Converts it to Markdown: keeps lists and paragraphs, and removes bidi marks. */
export function fromWord(plain: string): string {
  const lines = plain
    .replace(bidiMarks, '')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(bullet, '- ').replace(number, '$1. ').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  return lines.map((line, index) => (index === 0 ? '' : isInList(lines[index - 1]) && isInList(line) ? '\n' : '\n\n') + line).join('')
}

function isInList(line = ''): boolean {
  return /^(- |\d+\. )/.test(line)
}
