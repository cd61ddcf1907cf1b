import type { ArticleCard } from '#features/blog/article-card.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { ArticleMeta } from '../ArticleMeta.tsx'
import { ReadMore } from '../ReadMore.tsx'
import { Subject } from '../Subject.tsx'
import styles from './Book.module.css'

interface Props {
  article: ArticleCard
  /** Already shown elsewhere on the page: it joins the shelf only if a search finds it. */
  away?: boolean
  /** A sample that the heading above does not mark. */
  isMarked: boolean
}

/** An article as a book: a spine in the colour of its subject, its cover, and a summary. */
export function Book({ article, away = false, isMarked }: Props) {
  const titleId = `book-${article.slug}`
  return (
    <article
      className={styles.place}
      aria-labelledby={titleId}
      data-category={article.category}
      data-search={article.search}
      data-away={away ? '' : undefined}
      hidden={away}
    >
      <div className={styles.book}>
        <Picture className={styles.picture} picture={article.cover} sizes="(min-width: 64rem) 30rem, (min-width: 40rem) 50vw, 20rem" />
        <div className={styles.text}>
          <Subject category={article.category} />
          <h3 id={titleId}>
            <Text>{article.title}</Text>
          </h3>
          <p>
            <Text>{article.description}</Text>
          </p>
          <ArticleMeta className={styles.meta} date={article.date} minutes={article.minutes} sample={isMarked} />
          <ReadMore href={article.href} titleId={titleId} look="link" />
        </div>
      </div>
    </article>
  )
}
