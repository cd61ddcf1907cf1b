import words from '#content/interface/header.json' with { type: 'json' }
import styles from './OtherDay.module.css'

/** A notice that the page is shown for another day (?today=…), with a link back to today. Visible if the root has data-other-day. */
export function OtherDay({ currentPath }: { currentPath: string }) {
  return (
    <p className={styles.line} data-only="screen" data-other-day="">
      {words.otherDay} <time /> <a href={currentPath}>{words.backToToday}</a>
    </p>
  )
}
