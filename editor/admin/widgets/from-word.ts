const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const bullet = /^\s*[•·●▪◦‣■□o\uf0b7\uf0a7–-][\t \u00a0]+/
const number = /^\s*(\d{1,2})[.)][\t \u00a0]+/

/** Whether what is pasted comes from a word processor: there lists are signs at the beginning of lines, and a new line is a new paragraph. */
export function isFromWord(plain: string, html: string): boolean {
  const lines = plain.split('\n')
  return /urn:schemas-microsoft-com|mso-|docs-internal-guid/i.test(html) || lines.some((line) => /^\s*[•·●▪\uf0b7]\s/.test(line))
}

/** The same as Markdown: lists stay lists, paragraphs stay paragraphs, and the marks that turn the direction are gone. */
export function fromWord(plain: string): string {
  const lines = plain
    .replace(turning, '')
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replace(bullet, '- ')
        .replace(number, '$1. ')
        .replace(/[\t\u00a0]+/g, ' ')
        .trimEnd(),
    )
    .filter((line) => line.trim() !== '')
  return lines.map((line, index) => (index === 0 ? '' : isInList(lines[index - 1]) && isInList(line) ? '\n' : '\n\n') + line).join('')
}

function isInList(line = ''): boolean {
  return /^(- |\d+\. )/.test(line)
}
