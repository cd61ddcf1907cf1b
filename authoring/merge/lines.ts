export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1
}

/** Start of the next line, or `offset` itself if a line starts there. */
export function lineEndAfter(source: string, offset: number): number {
  if (offset > 0 && source[offset - 1] === '\n') return offset
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end + 1
}

export function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset)
}

/** True if only spaces precede it on its line. */
export function isFirstOnLine(source: string, offset: number): boolean {
  return source.slice(lineStart(source, offset), offset).trim() === ''
}
