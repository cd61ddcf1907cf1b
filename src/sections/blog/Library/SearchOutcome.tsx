import { paths } from '@/config/paths'
import button from '@/ui/Button/Button.module.css'
import styles from './SearchOutcome.module.css'

const words = { none: 'לא נמצאו מאמרים. נסו מילה אחרת', one: 'נמצא מאמר אחד', many: 'נמצאו {n} מאמרים', wider: 'לחיפוש בכל המאמרים' }

/** How many articles a search found, said also to those who do not see it; and a way on when it found none. */
export function SearchOutcome({ wholeBlog }: { wholeBlog: boolean }) {
  return (
    <div className={styles.outcome}>
      <p role="status" data-search-status="" data-none={words.none} data-one={words.one} data-many={words.many} />
      {!wholeBlog && (
        <a className={button.link} href={paths.blog} data-keeps-search="" data-search-wider="" hidden>
          {words.wider}
        </a>
      )}
    </div>
  )
}
