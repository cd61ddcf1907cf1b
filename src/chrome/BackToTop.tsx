import { ArrowUp } from 'lucide-react'
import words from '#content/interface/header.json' with { type: 'json' }
import styles from './BackToTop.module.css'

export function BackToTop() {
  return (
    <nav aria-label={words.pageNavigation} data-floating="">
      <a className={styles.button} href="#top" aria-label={words.toTop} data-back-to-top="">
        <ArrowUp aria-hidden />
      </a>
    </nav>
  )
}
