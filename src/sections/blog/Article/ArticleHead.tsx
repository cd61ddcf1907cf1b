import { ArrowRight } from 'lucide-react'
import { categoryPath } from '@/config/categories'
import { paths } from '@/config/paths'
import * as words from '@/content/interface/blog.json'
import type { ArticleCard } from '@/features/blog/article-card'
import { Picture } from '@/ui/Picture/Picture'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import { ArticleMeta } from '../ArticleMeta'
import { Subject } from '../Subject'
import styles from './ArticleHead.module.css'

interface Props {
  article: ArticleCard
  author: string
}

export function ArticleHead({ article, author }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <a className={styles.back} href={paths.blog}>
          <ArrowRight aria-hidden />
          {words.allArticles}
        </a>
        <a className={styles.subject} href={categoryPath(article.category)}>
          <Subject category={article.category} />
        </a>
        <h1>
          <Text>{article.title}</Text>
        </h1>
        <p className={styles.lead}>
          <Text>{article.description}</Text>
        </p>
        <ArticleMeta className={styles.meta} date={article.date} minutes={article.minutes} author={author} sample={article.sample} />
      </div>
      <div className={styles.stage}>
        <VoxelIcon className={styles.things} name="books" />
        <Picture className={styles.picture} picture={article.cover} sizes="(min-width: 96rem) 96rem, 100vw" priority />
      </div>
    </header>
  )
}
