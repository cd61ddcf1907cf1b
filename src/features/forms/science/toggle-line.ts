/** Writes a line before the notes, or takes it out again. What the visitor has written, also beside it, stays. */
export function toggleLine(notes: string, line: string): string {
  if (!notes.includes(line)) return [line, notes].filter(Boolean).join('\n')
  return notes
    .split('\n')
    .flatMap((said) => (said.includes(line) ? said.replace(line, '').trim() || [] : said))
    .join('\n')
}
