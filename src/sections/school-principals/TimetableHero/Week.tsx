import { classNames } from '#lib/class-names.ts'
import type { HeroView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import type { timetableHero } from './schema.ts'
import styles from './Week.module.css'

type Props = HeroView<ReturnType<typeof timetableHero>>['week']

/** Five days of five lessons. Screen readers get only the lens and the caption; the rest could be in any timetable. */
export function Week({ days, lesson, caption, sample }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={styles.week}>
        <ol className={styles.hours} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ol>
        {days.map((day, number) => (
          <div key={day.name} className={classNames(styles.day, number === 2 && styles.lensDay)}>
            <b aria-hidden="true">{day.name}</b>
            {day.subjects.slice(0, 2).map((subject) => (
              <Cell key={subject}>{subject}</Cell>
            ))}
            {number === 2 && (
              <div className={styles.lens}>
                <Picture className={styles.picture} picture={lesson.picture} sizes="(min-width: 75rem) 27rem, 61vw" priority />
                <p>
                  <strong>
                    <Text>{lesson.when}</Text>
                  </strong>
                  <span>
                    <Text>{lesson.what}</Text>
                  </span>
                </p>
              </div>
            )}
            {day.subjects.slice(2).map((subject) => (
              <Cell key={subject}>{subject}</Cell>
            ))}
          </div>
        ))}
      </div>
      <figcaption>
        <Text>{caption}</Text>
        <SampleMark when={sample} />
      </figcaption>
    </figure>
  )
}

function Cell({ children }: { children: string }) {
  return (
    <span className={styles.cell} aria-hidden="true">
      {children}
    </span>
  )
}
