/** Adds a line before the notes, or removes it if it is there. Keeps what the visitor wrote, even in the same line. */
export function toggleLine(notes: string, line: string): string {
  if (!notes.includes(line)) return [line, notes].filter(Boolean).join('\n')
  return notes
    .split('\n')
    .flatMap((written) => (written.includes(line) ? written.replace(line, '').trim() || [] : written))
    .join('\n')
}
