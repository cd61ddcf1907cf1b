import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './FloatingTab.module.css'

interface Props extends ComponentProps<'a'> {
  /** The page margin that contains the tab. */
  side: 'start' | 'end'
}

/** A link that floats in the page margin. Its class sets the colours, as for a button (`--face`, `--words`). */
export function FloatingTab({ side, className, children, ...link }: Props) {
  return (
    <a className={classNames(styles.tab, styles[side], className)} data-only="screen" {...link}>
      <span className={styles.block}>{children}</span>
    </a>
  )
}
