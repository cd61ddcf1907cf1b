import { readFileSync } from 'node:fs'
import { searchText } from '../../src/features/blog/search-text.ts'
import { readingLabel, readingMinutes } from '../../src/lib/text/reading-time.ts'
import { entries } from './content.ts'
import { texts } from './texts.ts'

/** Every article, read from its file, newest first. */
export const articles = Object.entries(entries('articles'))
  .map(([slug, article]) => {
    const body = readFileSync(`src/content/articles/${slug}.md`, 'utf8').split(/^---$/m).slice(2).join('---')
    const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim())
    const allBlocks = [...body.matchAll(/^:::(\w+) (.+)\n\n([\s\S]+?)\n\n:::$/gm)].map(([, kind = '', title = '', text = '']) => ({
      kind,
      title,
      text,
    }))
    const subject = texts('subjects')[article.category]
    return {
      ...article,
      slug,
      subject,
      headings,
      /** Illustrated blocks: the text between a `:::kind title` line and a `:::` line. */
      blocks: allBlocks.filter(({ kind }) => kind !== 'offer'),
      /** Alternative texts of the pictures between the paragraphs. */
      pictures: [...body.matchAll(/^!\[(.+?)\]\(/gm)].map(([, alt = '']) => alt),
      /** Title of the offer block inside the article. */
      offer: allBlocks.find(({ kind }) => kind === 'offer')?.title ?? '',
      path: `/blog/${slug}`,
      /** ISO date. */
      iso: article.date.split('.').reverse().join('-'),
      readingTime: readingLabel(readingMinutes(body)),
      search: searchText([article.title, article.description, subject, ...headings].join(' ')),
    }
  })
  .toSorted((one, other) => other.iso.localeCompare(one.iso) || one.slug.localeCompare(other.slug))

type Article = (typeof articles)[number]

/** The subjects that have articles, with their articles. */
export const bySubject = Object.entries(Object.groupBy(articles, ({ category }) => category)).map(([id, its = []]) => ({
  id,
  articles: its,
  label: its[0]?.subject ?? '',
  path: `/blog/category/${id}`,
}))

/** The first article that matches; throws if there is none. */
export function articleWith(matches: (article: Article) => boolean): Article {
  const found = articles.find(matches)
  if (!found) throw new Error('No article in src/content/articles matches what this test needs')
  return found
}

/** The number of articles that contain every word of the query. */
export function countFound(query: string): number {
  const terms = searchText(query).split(' ')
  return articles.filter(({ search }) => terms.every((term) => search.includes(term))).length
}

/** The status message of the search for that many results. */
export function searchStatus(count: number): string {
  const { searchNone, searchOne, searchMany } = texts('blog')
  if (count === 0) return searchNone
  return count === 1 ? searchOne : searchMany.replace('{n}', String(count))
}
