import { getEntry } from 'astro:content'
import { findBrokenLink, type Menu } from '#schemas/menu.ts'
import { allPages } from './pages.ts'

/** The menus of the site. An entry with a broken link fails the build. */
export async function siteMenu(): Promise<Menu> {
  const entry = await getEntry('menu', 'site')
  if (!entry) throw new Error('No site.yaml in src/content/menu')
  const problem = findBrokenLink(
    entry.data,
    (await allPages()).map(({ path }) => path),
  )
  if (problem) throw new Error(problem)
  return entry.data
}
