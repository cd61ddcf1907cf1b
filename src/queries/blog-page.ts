import { getCollection } from 'astro:content'
import { paths } from '@/config/paths'
import { resolveContent } from '@/lib/resolve-content'

/** The blog's page, taken apart for the lists that share its shelf: its subjects and its further pages. */
export async function blogPage() {
  const page = (await getCollection('pages')).find(({ data }) => data.path === paths.blog)
  if (!page) throw new Error(`No page in src/content/pages has the path ${paths.blog}`)
  const sections = await resolveContent(page.data.sections)
  const place = sections.findIndex((section) => section.type === 'library')
  const library = sections[place]
  if (library?.type !== 'library') throw new Error('src/content/pages/blog.yaml needs a section of type library')
  return { title: page.data.title, description: page.data.description, library, after: sections.slice(place + 1) }
}
