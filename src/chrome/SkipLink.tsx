import texts from '#content/interface/header.json' with { type: 'json' }
import styles from './SkipLink.module.css'

/** Hidden in print: browsers would print an element above the page at its bottom. */
export function SkipLink() {
  return (
    <a className={styles.skip} data-only="screen" href="#main" data-skip="">
      {texts.skip}
    </a>
  )
}
