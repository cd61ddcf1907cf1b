export function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1
}

/** Where the next line begins, or `offset` itself if a line begins there. */
export function lineEndAfter(source: string, offset: number): number {
  if (offset > 0 && source[offset - 1] === '\n') return offset
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end + 1
}

export function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset)
}

/** Nothing but spaces between the beginning of the line and here. */
export function isFirstOnLine(source: string, offset: number): boolean {
  return source.slice(lineStart(source, offset), offset).trim() === ''
}
