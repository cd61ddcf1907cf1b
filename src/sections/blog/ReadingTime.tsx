import { readingLabel } from '#lib/text/reading-time.ts'
import styles from './ReadingTime.module.css'

/** The reading time: one block per minute, and the same in words. */
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
