import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './MarginTab.module.css'

interface Props extends ComponentProps<'a'> {
  /** The margin of the page that it stands in. */
  side: 'start' | 'end'
}

/** A link that floats in the margin of the page. Its colours are those of a button (`--face`, `--words`), set by its class. */
export function MarginTab({ side, className, children, ...link }: Props) {
  return (
    <a className={classNames(styles.tab, styles[side], className)} data-only="screen" {...link}>
      <span className={styles.block}>{children}</span>
    </a>
  )
}
