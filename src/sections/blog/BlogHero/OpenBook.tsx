import texts from '#content/interface/blog.json' with { type: 'json' }
import type { ArticleCard } from '#features/blog/article-card.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { ArticleMeta } from '../ArticleMeta.tsx'
import { Pupil } from '../Pupil.tsx'
import { ReadMore } from '../ReadMore.tsx'
import { Subject } from '../Subject.tsx'
import styles from './OpenBook.module.css'

/** The newest article as an open book: its picture, and its page in front of it. */
export function OpenBook({ article }: { article: ArticleCard }) {
  return (
    <article className={styles.book} aria-labelledby="newest" data-category={article.category}>
      <Picture
        className={styles.picture}
        picture={article.cover}
        sizes="(min-width: 75rem) 48rem, (min-width: 64rem) 60vw, 100vw"
        priority
      />
      <div className={styles.readers}>
        <Pupil with="blocks" />
        <Pupil with="cup" />
      </div>
      <div className={styles.text}>
        <span className={styles.flag}>{texts.newest}</span>
        <Subject category={article.category} />
        <h2 id="newest">
          <Text>{article.title}</Text>
        </h2>
        <p>
          <Text>{article.description}</Text>
        </p>
        <ArticleMeta date={article.date} minutes={article.minutes} sample={article.sample} />
        <ReadMore href={article.href} titleId="newest" look="button" />
      </div>
    </article>
  )
}
