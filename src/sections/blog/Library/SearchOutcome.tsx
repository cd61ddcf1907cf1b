import { paths } from '#config/paths.ts'
import texts from '#content/interface/blog.json' with { type: 'json' }
import button from '#ui/Button/Button.module.css'
import styles from './SearchOutcome.module.css'

/** The number of results, as a live region, and a link to search the whole blog if there are none. */
export function SearchOutcome({ wholeBlog }: { wholeBlog: boolean }) {
  return (
    <div className={styles.outcome}>
      <p role="status" data-search-status="" data-none={texts.searchNone} data-one={texts.searchOne} data-many={texts.searchMany} />
      {!wholeBlog && (
        <a className={button.link} href={paths.blog} data-keeps-search="" data-search-wider="" hidden>
          {texts.searchWider}
        </a>
      )}
    </div>
  )
}
