import type { Category } from '#config/categories.ts'
import { countPages, pageOf } from '#features/blog/library-pages.ts'
import { articleCards, countBySubject } from './articles.ts'

/** The articles on one page of the blog's list. On the first page, the newest one is separate, at the top. */
export async function libraryPage(page: number) {
  const all = await articleCards()
  const onPage = pageOf(all, page)
  const newest = page === 1 ? onPage[0] : undefined
  return { articles: newest ? onPage.slice(1) : onPage, newest, counts: await countBySubject(), page, pages: countPages(all.length) }
}

/** The articles of one subject, all on one page. */
export async function librarySubject(category: Category) {
  const articles = (await articleCards()).filter((article) => article.category === category)
  return { articles, counts: await countBySubject(), current: category, page: 1, pages: 1 }
}
