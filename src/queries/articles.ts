import type { CollectionEntry } from 'astro:content'
import { type Category, categoryIds } from '#config/categories.ts'
import { type ArticleCard, toArticleCard } from '#features/blog/article-card.ts'
import { published } from './published.ts'

/** All articles, newest first. */
export async function allArticles(): Promise<CollectionEntry<'articles'>[]> {
  const articles = await published('articles')
  return articles.sort((one, other) => other.data.date.iso.localeCompare(one.data.date.iso) || one.id.localeCompare(other.id))
}

let cards: Promise<ArticleCard[]> | undefined

/** The cards of all articles, newest first. Created once per build: every article needs them all, so the build time would be quadratic. */
export function articleCards(): Promise<ArticleCard[]> {
  if (!cards || import.meta.env.DEV) cards = allArticles().then((articles) => Promise.all(articles.map(toArticleCard)))
  return cards
}

export type SubjectCounts = Record<Category, number>

export async function countBySubject(): Promise<SubjectCounts> {
  const articles = await allArticles()
  const counts = categoryIds.map((id) => [id, articles.filter((article) => article.data.category === id).length])
  return Object.fromEntries(counts) as SubjectCounts
}
