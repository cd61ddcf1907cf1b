import * as words from '@/content/interface/header.json'
import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-skip="">
      {words.skip}
    </a>
  )
}
