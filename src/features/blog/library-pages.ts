import { paths } from '#config/paths.ts'

/** Articles per page of the blog list. */
export const articlesPerPage = 24

export function libraryPath(page: number): string {
  return page === 1 ? paths.blog : `${paths.blog}/page/${page}`
}

export function countPages(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesPerPage))
}

/** Returns the articles of the given page, counted from 1. */
export function pageOf<Article>(articles: Article[], page: number): Article[] {
  return articles.slice((page - 1) * articlesPerPage, page * articlesPerPage)
}
