import { Search, X } from 'lucide-react'
import { paths } from '#config/paths.ts'
import texts from '#content/interface/blog.json' with { type: 'json' }
import styles from './SearchField.module.css'

/** A search as you type (library-search). Hidden without scripts, because it needs them. */
export function SearchField() {
  return (
    <search className={styles.search} data-only="screen scripts">
      <form action={paths.blog} method="get">
        <label htmlFor="search">{texts.search}</label>
        <div className={styles.field}>
          <Search aria-hidden />
          <input id="search" name="q" type="search" placeholder={texts.searchPlaceholder} autoComplete="off" enterKeyHint="search" />
          <button type="reset" aria-label={texts.searchClear}>
            <X aria-hidden />
          </button>
        </div>
      </form>
    </search>
  )
}
