import { paths } from '#config/paths.ts'

/** Articles on one page of the blog's list. */
export const articlesPerPage = 24

export function libraryPath(page: number): string {
  return page === 1 ? paths.blog : `${paths.blog}/page/${page}`
}

export function countPages(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage))
}

/** What is on the given page, from 1. */
export function pageOf<Article>(articles: Article[], page: number): Article[] {
  return articles.slice((page - 1) * articlesPerPage, page * articlesPerPage)
}
