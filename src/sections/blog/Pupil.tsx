import { classNames } from '#lib/class-names.ts'
import styles from './Pupil.module.css'

/** Someone who stands on a shelf or on a frame, as high as `--tall` says: only decoration, so a background without words. */
export function Pupil({ with: carried }: { with: 'laptop' | 'blocks' | 'cup' }) {
  return <span className={classNames(styles.pupil, carried !== 'laptop' && styles[carried])} data-only="screen" />
}
