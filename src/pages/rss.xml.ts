import rss from '@astrojs/rss'
import { categories } from '#config/categories.ts'
import { language } from '#config/language.ts'
import { paths } from '#config/paths.ts'
import { site } from '#config/site.ts'
import { articlePath } from '#features/blog/article-card.ts'
import { allArticles } from '#queries/articles.ts'
import { pageHead } from '#queries/pages.ts'

/** The feed of the blog, newest first. */
export async function GET(): Promise<Response> {
  const [{ title, description }, articles] = await Promise.all([pageHead('blog'), allArticles()])
  return rss({
    title,
    description,
    site: new URL(paths.blog, site.url),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${language.code}</language><atom:link href="${site.url}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: articles.map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      link: new URL(articlePath(id), site.url).href,
      // 07:00 UTC is morning in Israel, and the same day in most time zones.
      pubDate: new Date(`${data.date.iso}T07:00:00Z`),
      categories: [categories[data.category].label],
    })),
  })
}
