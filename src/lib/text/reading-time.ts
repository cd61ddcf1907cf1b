/** For attentive reading of Hebrew prose with tables and examples. */
const wordsPerMinute = 190

/** Counts the words of a Markdown text, without link addresses, tags and symbols. */
export function countWords(markdown: string): number {
  const prose = markdown.replace(/\]\([^)]*\)/g, ' ').replace(/<[^>]*>/g, ' ')
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}״׳"'’.,:־-]*/gu)?.length ?? 0
}

export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsPerMinute))
}

/** 'דקת קריאה', 'שתי דקות קריאה', '6 דקות קריאה'. */
export function readingLabel(minutes: number): string {
  if (minutes === 1) return 'דקת קריאה'
  return minutes === 2 ? 'שתי דקות קריאה' : `${minutes} דקות קריאה`
}
