import type { PrintedDate } from '#lib/days/printed-date.ts'

interface Comparable {
  slug: string
  category: string
  date: PrintedDate
}

/** Returns up to `limit` other articles: those of the same category first, then by closeness in date. */
export function nearestArticles<Article extends Comparable>(articles: Article[], current: Comparable, limit: number): Article[] {
  return articles
    .filter((article) => article.slug !== current.slug)
    .sort(
      (one, other) =>
        categoryDistance(one, current) - categoryDistance(other, current) || daysApart(one, current) - daysApart(other, current),
    )
    .slice(0, limit)
}

function categoryDistance(one: Comparable, other: Comparable): number {
  return one.category === other.category ? 0 : 1
}

function daysApart(one: Comparable, other: Comparable): number {
  return Math.abs(Date.parse(one.date.iso) - Date.parse(other.date.iso))
}
