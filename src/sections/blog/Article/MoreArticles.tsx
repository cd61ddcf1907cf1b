import { paths } from '#config/paths.ts'
import texts from '#content/interface/blog.json' with { type: 'json' }
import type { ArticleCard } from '#features/blog/article-card.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { ReadingTime } from '../ReadingTime.tsx'
import { Subject } from '../Subject.tsx'
import styles from './MoreArticles.module.css'

/** Related articles, each on a small shelf. */
export function MoreArticles({ articles }: { articles: ArticleCard[] }) {
  return (
    <aside className={styles.more} data-only="screen" aria-labelledby="more-title">
      <h2 id="more-title">{texts.more}</h2>
      <div className={styles.shelf}>
        {articles.map((article) => (
          <article className={styles.book} key={article.slug} data-category={article.category}>
            <Picture className={styles.picture} picture={article.cover} sizes="(min-width: 64rem) 16rem, 33vw" />
            <div className={styles.text}>
              <Subject category={article.category} />
              <h3>
                <a href={article.href}>
                  <Text>{article.title}</Text>
                </a>
              </h3>
              <p>
                <ReadingTime minutes={article.minutes} />
              </p>
            </div>
          </article>
        ))}
      </div>
      <ActionLink label={texts.allArticles} href={paths.blog} look="link" newTab={false} />
    </aside>
  )
}
