import { ArrowLeft, ArrowRight } from 'lucide-react'
import words from '#content/interface/blog.json' with { type: 'json' }
import type { ArticleCard } from '#features/blog/article-card.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Neighbours.module.css'

interface Props {
  /** The one written before it. */
  previous: ArticleCard | undefined
  /** The one written after it. */
  next: ArticleCard | undefined
}

/** The articles on both sides, as books with a spine at the outer edge. */
export function Neighbours({ previous, next }: Props) {
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {previous && (
        <a className={styles.previous} href={previous.href} rel="prev" data-category={previous.category}>
          <ArrowRight aria-hidden />
          <span>
            <small>{words.neighbourPrevious}</small>
            <Text>{previous.title}</Text>
          </span>
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.href} rel="next" data-category={next.category}>
          <span>
            <small>{words.neighbourNext}</small>
            <Text>{next.title}</Text>
          </span>
          <ArrowLeft aria-hidden />
        </a>
      )}
    </nav>
  )
}
