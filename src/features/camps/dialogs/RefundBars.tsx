import type { CampView } from '#features/camps/camp-view.ts'
import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './RefundBars.module.css'

const fills = { 0: styles.none, 50: styles.half, 100: styles.full }

/** The refund by days left before the camp, as bars drawn to scale; the provider keeps the dashed part. */
export function RefundBars({ refunds }: { refunds: CampView['terms']['refunds'] }) {
  return (
    <ul className={styles.bars}>
      {refunds.map((tier) => (
        <li key={tier.id}>
          <div className={styles.frame} aria-hidden="true">
            <div className={classNames(styles.fill, fills[tier.percent])} data-percent={tier.percent} />
            <strong>{tier.percent}%</strong>
          </div>
          <p className={styles.when}>
            <Text>{tier.when}</Text>
          </p>
          <p className={styles.label}>
            <Text>{tier.text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
