import type { ReactNode } from 'react'
import * as words from '@/content/interface/blog.json'
import type { ArticleCard } from '@/features/blog/article-card'
import type { ArticlePart } from '@/features/blog/article-parts'
import { Contents } from '@/ui/Contents/Contents'
import { Prose } from '@/ui/Prose/Prose'
import styles from './Article.module.css'
import { ArticleHead } from './ArticleHead'
import { MoreArticles } from './MoreArticles'
import { Neighbours } from './Neighbours'
import { Progress } from './Progress'
import { Share } from './Share'
import timelines from './timelines.module.css'

interface Props {
  article: ArticleCard
  author: string
  url: string
  parts: ArticlePart[]
  previous: ArticleCard | undefined
  next: ArticleCard | undefined
  nearest: ArticleCard[]
  /** The text itself. */
  children: ReactNode
}

export function Article({ article, author, url, parts, previous, next, nearest, children }: Props) {
  return (
    <div className={timelines.timelines} data-category={article.category}>
      <Progress parts={parts} />
      <article>
        <ArticleHead article={article} author={author} />
        <div className={styles.columns}>
          <div className={styles.contents}>
            <Contents title={words.contents} parts={parts} />
          </div>
          <div>
            <Prose initial>{children}</Prose>
            <Share title={article.title} url={url} />
            <Neighbours previous={previous} next={next} />
          </div>
          <div className={styles.side}>
            <MoreArticles articles={nearest} />
          </div>
        </div>
      </article>
    </div>
  )
}
