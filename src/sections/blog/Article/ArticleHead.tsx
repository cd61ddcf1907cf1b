import { ArrowRight, Printer } from 'lucide-react'
import { Fragment } from 'react'
import { categoryPath } from '#config/categories.ts'
import { paths } from '#config/paths.ts'
import texts from '#content/interface/blog.json' with { type: 'json' }
import type { ArticleCard } from '#features/blog/article-card.ts'
import { classNames } from '#lib/class-names.ts'
import button from '#ui/Button/Button.module.css'
import shared from '#ui/HeroText/HeroText.module.css'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { ArticleMeta } from '../ArticleMeta.tsx'
import { Subject } from '../Subject.tsx'
import styles from './ArticleHead.module.css'

interface Props {
  article: ArticleCard
  author: string
  /** True if the article has drawn blocks, and therefore a page for teachers. */
  drawn: boolean
}

export function ArticleHead({ article, author, drawn }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <div className={styles.trail}>
            <a className={styles.back} data-only="screen" href={paths.blog}>
              <ArrowRight aria-hidden />
              {texts.allArticles}
            </a>
            <a className={styles.subject} href={categoryPath(article.category)}>
              <Subject category={article.category} />
            </a>
          </div>
          <h1>
            {clauses(article.title).map((clause) => (
              <Fragment key={clause}>
                <span>
                  <Text>{clause}</Text>
                </span>{' '}
              </Fragment>
            ))}
          </h1>
          <p className={classNames(shared.lead, styles.lead)}>
            <Text>{article.description}</Text>
          </p>
          <ArticleMeta className={styles.meta} date={article.date} minutes={article.minutes} author={author} sample={article.sample} />
          {drawn && (
            <button type="button" className={classNames(button.button, styles.print)} data-only="scripts" data-teacher-page="">
              <Printer aria-hidden />
              {texts.teacherPage}
            </button>
          )}
        </div>
        <div className={styles.stage} data-only="screen">
          <Picture className={styles.picture} picture={article.cover} sizes="(min-width: 64rem) 32rem, 100vw" priority />
          <VoxelIcon className={styles.things} name="books" />
        </div>
      </div>
    </header>
  )
}

/** Splits a title after its colon, so that it breaks by sense. */
function clauses(title: string): string[] {
  return title.split(/(?<=:) /)
}
