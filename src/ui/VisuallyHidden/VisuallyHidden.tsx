import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for assistive technology, where the eye reads the same from a drawing. */
export function VisuallyHidden({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span className={styles.hidden} lang={lang}>
      {children}
    </span>
  )
}
