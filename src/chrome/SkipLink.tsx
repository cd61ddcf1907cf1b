import words from '#content/interface/header.json' with { type: 'json' }
import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} data-only="screen" href="#main" data-skip="">
      {words.skip}
    </a>
  )
}
