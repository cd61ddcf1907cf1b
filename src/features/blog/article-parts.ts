import type { MarkdownHeading } from 'astro'
import { countWords } from '#lib/text/reading-time.ts'

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

interface RenderedText {
  body?: string | undefined
  rendered?: { metadata?: { [key: string]: unknown } | undefined } | undefined
}

/**
 * The parts of a Markdown text, for its table of contents: their titles as the renderer gives them, their lengths from the words.
 * What comes before the first heading belongs to none.
 */
export function articleParts({ body = '', rendered }: RenderedText): ArticlePart[] {
  const headings = (rendered?.metadata?.['headings'] ?? []) as MarkdownHeading[]
  const titles = headings.filter(({ depth }) => depth === 2)
  const words = body.split(/^## /m).slice(1).map(countWords)
  const longest = Math.max(...words)
  return titles.map(({ text }, index) => ({
    id: partId(index + 1),
    title: text,
    blocks: Math.max(1, Math.round(((words[index] ?? 0) / longest) * mostBlocks)),
  }))
}
