import type { ArticlePart } from '#features/blog/article-parts.ts'
import styles from './Progress.module.css'

/**
 * The parts of the article as a row of blocks under the bar, filled as the reader scrolls. Hidden from assistive technology, because the
 * contents say the same.
 */
export function Progress({ parts }: { parts: ArticlePart[] }) {
  return (
    <div className={styles.progress} aria-hidden="true" data-progress="">
      {parts.map((part) => (
        <i key={part.id} data-blocks={part.blocks} />
      ))}
    </div>
  )
}
