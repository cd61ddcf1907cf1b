import { classNames } from '#lib/class-names.ts'
import styles from './Lawn.module.css'

/** Grass that hangs over soil: what stands in a scene stands on it. Its height is given by the scene. */
export function Lawn({ className }: { className: string | undefined }) {
  return <div className={classNames(styles.lawn, className)} aria-hidden="true" />
}
