import { paths } from '#config/paths.ts'
import words from '#content/interface/blog.json' with { type: 'json' }
import button from '#ui/Button/Button.module.css'
import styles from './SearchOutcome.module.css'

/** How many articles a search found, said also to those who do not see it; and a way on when it found none. */
export function SearchOutcome({ wholeBlog }: { wholeBlog: boolean }) {
  return (
    <div className={styles.outcome}>
      <p role="status" data-search-status="" data-none={words.searchNone} data-one={words.searchOne} data-many={words.searchMany} />
      {!wholeBlog && (
        <a className={button.link} href={paths.blog} data-keeps-search="" data-search-wider="" hidden>
          {words.searchWider}
        </a>
      )}
    </div>
  )
}
