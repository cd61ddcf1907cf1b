import type { CollectionEntry } from 'astro:content'
import { toPicture } from '#build/pictures/to-picture.ts'
import { type Category, categories } from '#config/categories.ts'
import { paths } from '#config/paths.ts'
import type { PrintedDate } from '#lib/days/printed-date.ts'
import type { Picture } from '#lib/picture.ts'
import { readingMinutes } from '#lib/text/reading-time.ts'
import { articleParts } from './article-parts.ts'
import { searchText } from './search-text.ts'

/** The data that article lists show for one article. */
export interface ArticleCard {
  slug: string
  href: string
  title: string
  description: string
  date: PrintedDate
  category: Category
  minutes: number
  cover: Picture
  sample: boolean
  /** Normalized text for the search: title, description, category and headings. */
  search: string
}

export async function toArticleCard(entry: CollectionEntry<'articles'>): Promise<ArticleCard> {
  const { id, data, body = '' } = entry
  const { title, description, date, category, cover, sample } = data
  const headings = articleParts(entry).map((part) => part.title)
  return {
    slug: id,
    href: articlePath(id),
    title,
    description,
    date,
    category,
    minutes: readingMinutes(body),
    cover: await toPicture(cover),
    sample,
    search: searchText([title, description, categories[category].label, ...headings].join(' ')),
  }
}

export function articlePath(slug: string): string {
  return `${paths.blog}/${slug}`
}
