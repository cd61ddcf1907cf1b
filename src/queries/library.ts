import type { Category } from '#config/categories.ts'
import { countPages, pageOf } from '#features/blog/library-pages.ts'
import { articleCards, countBySubject } from './articles.ts'

/** The books on one page of the blog's list. The newest lies open at the top of the first page, and nowhere else. */
export async function libraryPage(page: number) {
  const all = await articleCards()
  const onPage = pageOf(all, page)
  const newest = page === 1 ? onPage[0] : undefined
  return { articles: newest ? onPage.slice(1) : onPage, newest, counts: await countBySubject(), page, pages: countPages(all.length) }
}

/** The books of one subject, on one page. */
export async function librarySubject(category: Category) {
  const articles = (await articleCards()).filter((article) => article.category === category)
  return { articles, counts: await countBySubject(), current: category, page: 1, pages: 1 }
}
