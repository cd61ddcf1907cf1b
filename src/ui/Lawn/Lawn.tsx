import { classNames } from '#lib/class-names.ts'
import styles from './Lawn.module.css'

/** Grass over soil, the ground of a scene. The scene sets its height. */
export function Lawn({ className }: { className: string | undefined }) {
  return <div className={classNames(styles.lawn, className)} aria-hidden="true" />
}
