import { getEntry } from 'astro:content'
import { type ArticlePart, articleParts } from '#features/blog/article-parts.ts'

export interface LegalPart extends ArticlePart {
  /** The drawing beside its heading. */
  icon: string
  /** What follows the heading. */
  html: string
}

const section = /<section id="[^"]*"><h2[^>]*>.*?<\/h2>([\s\S]*?)<\/section>/g

/** A text of src/content/legal, taken apart: what comes first, and each part with its drawing. */
export async function legalText(id: string): Promise<{ intro: string; parts: LegalPart[] }> {
  const entry = await getEntry('legal', id)
  if (!entry) throw new Error(`No "${id}" in src/content/legal`)
  const { marks } = entry.data
  const html = entry.rendered?.html ?? ''
  const texts = [...html.matchAll(section)].map(([, text = '']) => text)
  const parts = articleParts(entry).map((part, place) => {
    const icon = marks[place]
    if (!icon) throw new Error(`src/content/legal/${id}.md: "marks" has no drawing for its part "${part.title}"`)
    return { ...part, icon, html: texts[place] ?? '' }
  })
  if (parts.length !== marks.length || parts.length !== texts.length)
    throw new Error(`src/content/legal/${id}.md: "marks" names ${marks.length} drawings, and the text has ${parts.length} parts`)
  return { intro: html.slice(0, html.search(section)), parts }
}
