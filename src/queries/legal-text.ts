import { getEntry } from 'astro:content'
import { type ArticlePart, articleParts } from '#features/blog/article-parts.ts'

export interface LegalPart extends ArticlePart {
  /** What follows the heading. */
  html: string
}

const section = /<section id="[^"]*"><h2[^>]*>.*?<\/h2>([\s\S]*?)<\/section>/g

/** A text of src/content/legal, taken apart: what comes first, and each part. */
export async function legalText(id: string): Promise<{ intro: string; parts: LegalPart[] }> {
  const entry = await getEntry('legal', id)
  if (!entry) throw new Error(`No "${id}" in src/content/legal`)
  const html = entry.rendered?.html ?? ''
  const texts = [...html.matchAll(section)].map(([, text = '']) => text)
  const parts = articleParts(entry).map((part, place) => ({ ...part, html: texts[place] ?? '' }))
  if (parts.length !== texts.length)
    throw new Error(`src/content/legal/${id}.md: ${parts.length} headings, and ${texts.length} parts were found in what is rendered of it`)
  return { intro: html.slice(0, html.search(section)), parts }
}
