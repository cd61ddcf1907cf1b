import { ArrowUp } from 'lucide-react'
import * as words from '@/content/interface/header.json'
import styles from './BackToTop.module.css'

export function BackToTop() {
  return (
    <a className={styles.button} href="#top" aria-label={words.toTop} data-back-to-top="" data-floating="">
      <ArrowUp aria-hidden />
    </a>
  )
}
