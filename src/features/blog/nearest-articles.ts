import type { PrintedDate } from '#lib/days/printed-date.ts'

interface Placed {
  slug: string
  category: string
  date: PrintedDate
}

/** The other articles, nearest first: those of the same subject, then those of a near day. */
export function nearestArticles<Article extends Placed>(articles: Article[], current: Placed, most: number): Article[] {
  return articles
    .filter((article) => article.slug !== current.slug)
    .sort(
      (one, other) =>
        subjectDistance(one, current) - subjectDistance(other, current) || daysApart(one, current) - daysApart(other, current),
    )
    .slice(0, most)
}

function subjectDistance(one: Placed, other: Placed): number {
  return one.category === other.category ? 0 : 1
}

function daysApart(one: Placed, other: Placed): number {
  return Math.abs(Date.parse(one.date.iso) - Date.parse(other.date.iso))
}
