const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const bullet = /^\s*[•·●▪◦‣■□o\uf0b7\uf0a7–-][\t \u00a0]+/
const number = /^\s*(\d{1,2})[.)][\t \u00a0]+/

/** Whether what is pasted comes from a word processor: there lists are signs at the beginning of lines, and a new line is a new paragraph. */
export function isFromWord(plain: string, html: string): boolean {
  const lines = plain.split('\n')
  return /urn:schemas-microsoft-com|mso-|docs-internal-guid/i.test(html) || lines.some((line) => /^\s*[•·●▪\uf0b7]\s/.test(line))
}

/** What the markup of a paste says beyond its plain text, in its order. */
export interface WordMarks {
  headings: string[]
  /** Bold words, and links with where they lead. */
  marked: { words: string; to?: string }[]
}

/** The same as Markdown: lists, headings, links and bold words stay what they are, paragraphs stay apart, and the marks that turn the direction are gone. */
export function fromWord(plain: string, { headings, marked }: WordMarks = { headings: [], marked: [] }): string {
  const titles = new Set(headings.map(inOneLine))
  const lines = plain
    .replace(turning, '')
    .split(/\r\n?|\n/)
    .map((line) => inOneLine(line.replace(bullet, '- ').replace(number, '$1. ')))
    .filter((line) => line !== '')
    .map((line) => (titles.has(line) ? `## ${line}` : line))
  const text = lines.map((line, index) => (index === 0 ? '' : isInList(lines[index - 1]) && isInList(line) ? '\n' : '\n\n') + line).join('')
  return withMarks(text, marked)
}

function inOneLine(text: string): string {
  return text.replace(turning, '').replace(/\s+/g, ' ').trim()
}

/** Each where it comes next; one that is not found stays as it was. */
function withMarks(text: string, marked: WordMarks['marked']): string {
  let done = ''
  let rest = text
  for (const { words, to } of marked) {
    const wanted = inOneLine(words)
    const at = wanted === '' ? -1 : rest.indexOf(wanted)
    if (at < 0) continue
    done += rest.slice(0, at) + (to ? `[${wanted}](${to})` : `**${wanted}**`)
    rest = rest.slice(at + wanted.length)
  }
  return done + rest
}

function isInList(line = ''): boolean {
  return /^(- |\d+\. )/.test(line)
}
