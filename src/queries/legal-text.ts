import { getEntry, render } from 'astro:content'
import { articleParts } from '@/features/blog/article-parts'

/** A text of src/content/legal, ready to be shown, and the parts of its table of contents. */
export async function legalText(id: string) {
  const entry = await getEntry('legal', id)
  if (!entry) throw new Error(`No "${id}" in src/content/legal`)
  const { Content } = await render(entry)
  return { Content, parts: articleParts(entry) }
}
