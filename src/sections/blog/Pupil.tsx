import { classNames } from '#lib/class-names.ts'
import styles from './Pupil.module.css'

/** A pupil on a shelf or a frame, of height `--tall`. Decorative, so it is a CSS background without alternative text. */
export function Pupil({ with: carried }: { with: 'laptop' | 'blocks' | 'cup' }) {
  return <span className={classNames(styles.pupil, carried !== 'laptop' && styles[carried])} data-only="screen" />
}
