import { type Category, categories, categoryIds, categoryPath } from '#config/categories.ts'
import { paths } from '#config/paths.ts'
import texts from '#content/interface/blog.json' with { type: 'json' }
import styles from './SubjectFilter.module.css'

interface Props {
  counts: Record<Category, number>
  /** The current subject; undefined for all. */
  current: Category | undefined
}

/** Each subject is a page of its own: the filter consists of links, and the address contains the subject. */
export function SubjectFilter({ counts, current }: Props) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav aria-label={texts.subjects}>
      <ul className={styles.subjects}>
        <li>
          <a href={paths.blog} aria-current={current ? undefined : 'page'} data-keeps-search="">
            {texts.subjectsAll} <b>{all}</b>
          </a>
        </li>
        {categoryIds.map((id) => (
          <li key={id} data-category={id}>
            <a href={categoryPath(id)} aria-current={current === id ? 'page' : undefined} data-keeps-search="">
              {categories[id].label} <b>{counts[id]}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
