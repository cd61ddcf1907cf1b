import { getEntry } from 'astro:content'
import { resolveContent } from '@/build/resolve-content'

/** The words for a page or an article that is not there. */
export async function notFoundWords(what: 'page' | 'article') {
  const entry = await getEntry('notFound', what)
  if (!entry) throw new Error(`No "${what}" in src/content/not-found`)
  return resolveContent(entry.data)
}
