import { ArrowLeft, ArrowRight } from 'lucide-react'
import texts from '#content/interface/blog.json' with { type: 'json' }
import { libraryPath } from '#features/blog/library-pages.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import button from '#ui/Button/Button.module.css'
import styles from './PageLinks.module.css'

/** Pagination. Renders nothing if all articles fit on one page. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 && (
        <a className={button.link} href={libraryPath(page - 1)} rel="prev">
          <ArrowRight aria-hidden />
          {texts.pagesNewer}
        </a>
      )}
      <ol>
        {Array.from({ length: pages }, (_, index) => (
          <li key={index}>
            <a
              href={libraryPath(index + 1)}
              aria-current={index + 1 === page ? 'page' : undefined}
              aria-label={interpolate(texts.pageLabel, { page: index + 1 })}
              data-list-page=""
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={button.link} href={libraryPath(page + 1)} rel="next">
          {texts.pagesOlder}
          <ArrowLeft aria-hidden />
        </a>
      )}
    </nav>
  )
}
