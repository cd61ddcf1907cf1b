import * as words from '@/content/interface/blog.json'
import type { ArticleCard } from '@/features/blog/article-card'
import type { HeroView } from '@/sections/section-view'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import { ArticleMeta } from '../ArticleMeta'
import { ReadMore } from '../ReadMore'
import { Subject } from '../Subject'
import styles from './BlogHero.module.css'
import type { blogHero } from './schema'

type Props = HeroView<ReturnType<typeof blogHero>> & { newest: ArticleCard | undefined }

export function BlogHero({ heading, lead, newest }: Props) {
  return (
    <section className={styles.front} aria-labelledby="hero-title">
      <header className={styles.head}>
        <h1 id="hero-title">
          <Text>{heading}</Text>
        </h1>
        <p>
          <Text>{lead}</Text>
        </p>
      </header>
      {newest && <OpenBook article={newest} />}
      <div className={styles.plank} aria-hidden="true" />
    </section>
  )
}

function OpenBook({ article }: { article: ArticleCard }) {
  return (
    <article className={styles.book} aria-labelledby="newest" data-category={article.category}>
      <Picture
        className={styles.picture}
        picture={article.cover}
        sizes="(min-width: 75rem) 46rem, (min-width: 64rem) 60vw, 100vw"
        priority
      />
      <div className={styles.things}>
        <VoxelIcon name="idea" />
        <VoxelIcon name="books" />
      </div>
      <div className={styles.words}>
        <span className={styles.flag}>{words.newest}</span>
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
