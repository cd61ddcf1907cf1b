import type { Category } from '#config/categories.ts'
import type { ArticleCard } from '#features/blog/article-card.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { SectionTitle } from '#ui/Section/SectionTitle.tsx'
import { Pupil } from '../Pupil.tsx'
import { Book } from './Book.tsx'
import styles from './Library.module.css'
import { Note } from './Note.tsx'
import { PageLinks } from './PageLinks.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchOutcome } from './SearchOutcome.tsx'
import { SubjectFilter } from './SubjectFilter.tsx'
import type { library } from './schema.ts'

type Props = SectionView<ReturnType<typeof library>> & {
  /** The books on this page of the list. */
  articles: ArticleCard[]
  /** Already shown at the top of the page. */
  newest?: ArticleCard | undefined
  counts: Record<Category, number>
  /** The current subject; undefined for all. */
  current?: Category | undefined
  page: number
  pages: number
}

/** The note is at the end of the first shelf, after two wide books. */
const beforeNote = 2

export function Library({ id, heading, note, articles, newest, counts, current, page, pages }: Props) {
  const samples = sampleMarks(newest ? [...articles, newest] : articles)
  return (
    <section id={id} className={styles.library} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <SectionTitle id={`${id}-title`} samples={samples.all}>
          {heading}
        </SectionTitle>
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
