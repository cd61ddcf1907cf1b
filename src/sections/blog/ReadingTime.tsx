import { readingLabel } from '#lib/text/reading-time.ts'
import styles from './ReadingTime.module.css'

/** How long it takes to read: a block for each minute, and the same in words. */
export function ReadingTime({ minutes }: { minutes: number }) {
  return (
    <span className={styles.time}>
      <span className={styles.blocks} aria-hidden="true">
        {Array.from({ length: minutes }, (_, minute) => (
          <i key={minute} />
        ))}
      </span>
      {readingLabel(minutes)}
    </span>
  )
}
