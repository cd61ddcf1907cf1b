import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for assistive technology, where sighted visitors get it from a drawing. */
export function VisuallyHidden({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span className={styles.hidden} lang={lang}>
      {children}
    </span>
  )
}
