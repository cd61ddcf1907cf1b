import texts from '#content/interface/header.json' with { type: 'json' }
import styles from './DayNotice.module.css'

/** A notice that the page is shown for another day (?today=…), with a link back to today. Visible if the root has data-day-notice. */
export function DayNotice({ currentPath }: { currentPath: string }) {
  return (
    <p className={styles.line} data-only="screen" data-day-notice="">
      {texts.otherDay} <time /> <a href={currentPath}>{texts.backToToday}</a>
    </p>
  )
}
