import words from '#content/interface/header.json' with { type: 'json' }
import styles from './OtherDay.module.css'

/** Says that the page is shown as on another day (?today=…), and leads back to today. Styles show it then; without scripts nobody asks. */
export function OtherDay({ currentPath }: { currentPath: string }) {
  return (
    <p className={styles.line} data-only="screen" data-other-day="">
      {words.otherDay} <time /> <a href={currentPath}>{words.backToToday}</a>
    </p>
  )
}
