import { countWords } from '@/lib/reading-time'

/** A part of a text: from one second-level heading to the next. */
export interface ArticlePart {
  /** The id of the part on the page. */
  id: string
  title: string
  /** Its length beside the others, drawn as blocks: 1 to 6. */
  blocks: number
}

const mostBlocks = 6

/** The id of the n-th part, from 1. Latin and short, so that a shared link stays readable. */
export function partId(number: number): string {
  return `part-${number}`
}

/** The parts of a Markdown text, for its table of contents. What comes before the first heading belongs to none. */
export function articleParts(markdown: string): ArticlePart[] {
  const parts = markdown.split(/^## /m).slice(1)
  const words = parts.map(countWords)
  const longest = Math.max(...words)
  return parts.map((part, index) => ({
    id: partId(index + 1),
    title: part.slice(0, part.indexOf('\n')).trim(),
    blocks: Math.max(1, Math.round(((words[index] ?? 0) / longest) * mostBlocks)),
  }))
}
