import { getEntry } from 'astro:content'
import { type ArticlePart, articleParts } from '#features/blog/article-parts.ts'

export interface LegalPart extends ArticlePart {
  /** Everything after the heading. */
  html: string
}

const section = /<section id="[^"]*"><h2[^>]*>.*?<\/h2>([\s\S]*?)<\/section>/g

/** Splits a text of src/content/legal into its introduction and its parts. */
export async function legalText(id: string): Promise<{ intro: string; parts: LegalPart[] }> {
  const entry = await getEntry('legal', id)
  if (!entry) throw new Error(`No "${id}" in src/content/legal`)
  const html = entry.rendered?.html ?? ''
  const texts = [...html.matchAll(section)].map(([, text = '']) => text)
  const parts = articleParts(entry).map((part, place) => ({ ...part, html: texts[place] ?? '' }))
  if (parts.length !== texts.length)
    throw new Error(`src/content/legal/${id}.md: ${parts.length} headings, but ${texts.length} parts in the rendered HTML`)
  return { intro: html.slice(0, html.search(section)), parts }
}
