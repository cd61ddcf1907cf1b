import type { ReactNode } from 'react'
import texts from '#content/interface/blog.json' with { type: 'json' }
import type { ArticleCard } from '#features/blog/article-card.ts'
import type { ArticlePart } from '#features/blog/article-parts.ts'
import { classNames } from '#lib/class-names.ts'
import { Contents } from '#ui/Contents/Contents.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import styles from './Article.module.css'
import { ArticleHead } from './ArticleHead.tsx'
import { blockStyles } from './blocks/block-styles.ts'
import lists from './lists.module.css'
import { MoreArticles } from './MoreArticles.tsx'
import noteStyles from './Notes.module.css'
import partStyles from './Parts.module.css'
import { Progress } from './Progress.tsx'
import pupils from './Pupils.module.css'
import printed from './printed.module.css'
import { Share } from './Share.tsx'
import tables from './tables.module.css'
import timelines from './timelines.module.css'

interface Props {
  article: ArticleCard
  author: string
  url: string
  parts: ArticlePart[]
  /** True if the article has drawn blocks, and therefore a page for teachers. */
  drawn: boolean
  nearest: ArticleCard[]
  /** The text. */
  children: ReactNode
}

export function Article({ article, author, url, parts, drawn, nearest, children }: Props) {
  return (
    <div className={timelines.timelines} data-category={article.category}>
      <Progress parts={parts} />
      <article className={printed.sheets}>
        <ArticleHead article={article} author={author} drawn={drawn} />
        <div className={classNames(styles.columns, noteStyles.notes)}>
          <div className={styles.beside}>
            <Contents className={styles.contents} title={texts.contents} parts={parts} />
          </div>
          <div className={styles.body}>
            <div className={classNames(blockStyles, partStyles.parts, lists.lists, tables.tables, pupils.pupils, printed.text)}>
              <Prose initial>{children}</Prose>
            </div>
            <p className={printed.source}>
              <bdi dir="ltr">{url}</bdi>
            </p>
            <div className={styles.ending} data-only="screen">
              <Share title={article.title} url={url} />
            </div>
          </div>
          <div className={styles.side}>
            <MoreArticles articles={nearest} />
          </div>
        </div>
      </article>
    </div>
  )
}
