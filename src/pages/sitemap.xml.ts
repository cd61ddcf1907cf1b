import { categoryIds, categoryPath } from '#config/categories.ts'
import { site } from '#config/site.ts'
import { articlePath } from '#features/blog/article-card.ts'
import { allArticles, countBySubject } from '#queries/articles.ts'
import { allPages } from '#queries/pages.ts'

interface Listed {
  path: string
  /** The day it last changed, where that is known. */
  changed?: string
}

/** Every page that search engines may show. */
export async function GET(): Promise<Response> {
  const [pages, articles, counts] = await Promise.all([allPages(), allArticles(), countBySubject()])
  const listed: Listed[] = [
    ...pages.map(({ path }) => ({ path })),
    ...categoryIds.filter((id) => counts[id] > 0).map((id) => ({ path: categoryPath(id) })),
    ...articles.map(({ id, data }) => ({ path: articlePath(id), changed: data.date.iso })),
  ]
  const urls = listed.sort((one, other) => one.path.localeCompare(other.path)).map(toUrl)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function toUrl({ path, changed }: Listed): string {
  const day = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${new URL(path, site.url).href}</loc>${day}</url>`
}
