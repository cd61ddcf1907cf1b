import { readFileSync } from 'node:fs'
import { searchText } from '../../src/features/blog/search-text.ts'
import { readingLabel, readingMinutes } from '../../src/lib/text/reading-time.ts'
import { entries } from './content.ts'
import { words } from './words.ts'

/** Every article as its file tells it, newest first. */
export const articles = Object.entries(entries('articles'))
  .map(([slug, article]) => {
    const body = readFileSync(`src/content/articles/${slug}.md`, 'utf8').split(/^---$/m).slice(2).join('---')
    const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim())
    const blocks = [...body.matchAll(/^:::(\w+) (.+)\n\n([\s\S]+?)\n\n:::$/gm)].map(([, kind = '', title = '', words = '']) => ({
      kind,
      title,
      words,
    }))
    const subject = words('subjects')[article.category]
    return {
      ...article,
      slug,
      subject,
      headings,
      /** Its drawn blocks: what is between a line `:::kind title` and a line `:::`. */
      devices: blocks.filter(({ kind }) => kind !== 'offer'),
      /** What is seen on the pictures between its paragraphs. */
      pictures: [...body.matchAll(/^!\[(.+?)\]\(/gm)].map(([, alt = '']) => alt),
      /** The title of what it offers on its way. */
      offer: blocks.find(({ kind }) => kind === 'offer')?.title ?? '',
      path: `/blog/${slug}`,
      /** The day as machines write it. */
      iso: article.date.split('.').reverse().join('-'),
      readingTime: readingLabel(readingMinutes(body)),
      search: searchText([article.title, article.description, subject, ...headings].join(' ')),
    }
  })
  .toSorted((one, other) => other.iso.localeCompare(one.iso) || one.slug.localeCompare(other.slug))

type Article = (typeof articles)[number]

/** The subjects that have articles, each with them. */
export const bySubject = Object.entries(Object.groupBy(articles, ({ category }) => category)).map(([id, its = []]) => ({
  id,
  articles: its,
  label: its[0]?.subject ?? '',
  path: `/blog/category/${id}`,
}))

/** The first article that has what a test needs. */
export function articleWith(what: (article: Article) => boolean): Article {
  const found = articles.find(what)
  if (!found) throw new Error('No article of src/content/articles has what this test needs')
  return found
}

/** How many articles hold every word of a search. */
export function countFound(query: string): number {
  const asked = searchText(query).split(' ')
  return articles.filter(({ search }) => asked.every((word) => search.includes(word))).length
}

/** What the search says about its findings. */
export function foundWords(count: number): string {
  const { searchNone, searchOne, searchMany } = words('blog')
  if (count === 0) return searchNone
  return count === 1 ? searchOne : searchMany.replace('{n}', String(count))
}
