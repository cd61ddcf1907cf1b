import { ArrowUp } from 'lucide-react'
import styles from './BackToTop.module.css'

export function BackToTop() {
  return (
    <a className={styles.button} href="#top" aria-label="חזרה לראש העמוד" data-back-to-top="" data-floating="">
      <ArrowUp aria-hidden />
    </a>
  )
}
