import type { Category } from '@/config/categories'
import type { ArticleCard } from '@/features/blog/article-card'
import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import { Pupil } from '../Pupil'
import { Book } from './Book'
import styles from './Library.module.css'
import { Note } from './Note'
import { PageLinks } from './PageLinks'
import { SearchField } from './SearchField'
import { SearchOutcome } from './SearchOutcome'
import { SubjectFilter } from './SubjectFilter'
import type { library } from './schema'

type Props = PartView<ReturnType<typeof library>> & {
  /** The books of this page of the list. */
  articles: ArticleCard[]
  /** Stands at the top of the page already. */
  newest?: ArticleCard | undefined
  counts: Record<Category, number>
  /** The subject shown, or none for all. */
  current?: Category | undefined
  page: number
  pages: number
}

/** The note stands at the end of the first shelf, after two wide books. */
const beforeNote = 2

export function Library({ id, heading, note, articles, newest, counts, current, page, pages }: Props) {
  const samples = sampleMarks(newest ? [...articles, newest] : articles)
  return (
    <section id={id} className={styles.library} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2>
          <span id={`${id}-title`}>
            <Text>{heading}</Text>
          </span>
          <SampleMark when={samples.all} block />
        </h2>
        <SearchField />
        <SubjectFilter counts={counts} current={current} />
      </header>
      <SearchOutcome wholeBlog={current === undefined} />
      <div className={styles.shelves} data-library="">
        {articles.slice(0, beforeNote).map((article) => (
          <Book key={article.slug} article={article} isMarked={samples.one(article)} />
        ))}
        <Note className={styles.note} {...note} />
        {articles.length > beforeNote && (
          <div className={styles.ornament}>
            <Pupil with="laptop" />
          </div>
        )}
        {articles.slice(beforeNote).map((article) => (
          <Book key={article.slug} article={article} isMarked={samples.one(article)} />
        ))}
        {newest && <Book article={newest} away isMarked={samples.one(newest)} />}
      </div>
      <PageLinks page={page} pages={pages} />
    </section>
  )
}
