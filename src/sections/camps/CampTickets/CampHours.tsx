import styles from './CampHours.module.css'
import { formatHour, type hourScale, isOpenAt } from './hour-scale.ts'

interface Props {
  hours: { from: string; to: string }
  scale: ReturnType<typeof hourScale>
}

/** The camp's hours as blocks on a bar with the scale of all camps. Decorative: the row beside it has them in words. */
export function CampHours({ hours, scale }: Props) {
  const [first = 0, last = 0] = [scale[0], scale.at(-1)]
  return (
    <div className={styles.hours} aria-hidden="true">
      <div>
        {scale.map((hour) => (
          <i key={hour} data-open={isOpenAt(hour, hours) || undefined} />
        ))}
      </div>
      <p>
        <span>{formatHour(first)}</span>
        <span>{formatHour(last + 1)}</span>
      </p>
    </div>
  )
}
