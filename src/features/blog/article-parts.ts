import type { MarkdownHeading } from 'astro'
import { partId } from '#lib/part-id.ts'
import { countWords } from '#lib/text/reading-time.ts'

/** A part of an article: from one second-level heading to the next. */
export interface ArticlePart {
  /** The element id of the part on the page. */
  id: string
  title: string
  /** Length relative to the longest part, 1 to 6; drawn as blocks. */
  blocks: number
}

const maxBlocks = 6

interface RenderedText {
  body?: string | undefined
  rendered?: { metadata?: { [key: string]: unknown } | undefined } | undefined
}

/**
 * Splits a Markdown text into parts for its table of contents. Titles come from the renderer, lengths from the word counts.
 * Text before the first heading belongs to no part.
 */
export function articleParts({ body = '', rendered }: RenderedText): ArticlePart[] {
  const headings = (rendered?.metadata?.['headings'] ?? []) as MarkdownHeading[]
  const titles = headings.filter(({ depth }) => depth === 2)
  const wordCounts = body.split(/^## /m).slice(1).map(countWords)
  const longest = Math.max(...wordCounts)
  return titles.map(({ text }, index) => ({
    id: partId(index + 1),
    title: text,
    blocks: Math.max(1, Math.round(((wordCounts[index] ?? 0) / longest) * maxBlocks)),
  }))
}
