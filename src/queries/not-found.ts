import { getEntry } from 'astro:content'
import { resolveContent } from '#build/resolve-content.ts'

/** The texts for a page, an article or a subject that does not exist. */
export async function notFoundWords(what: 'page' | 'article' | 'category') {
  const entry = await getEntry('notFound', what)
  if (!entry) throw new Error(`No "${what}" in src/content/not-found`)
  return resolveContent(entry.data)
}
