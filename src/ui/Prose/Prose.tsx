import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import lists from './lists.module.css'
import styles from './Prose.module.css'
import tables from './tables.module.css'

interface Props {
  /** HTML made from Markdown. */
  children: ReactNode
  /** Opens with a block initial, as an article does. */
  initial?: boolean
}

/** Long reading: the styles of everything that Markdown can hold. */
export function Prose({ children, initial = false }: Props) {
  return <div className={classNames(styles.prose, lists.lists, tables.tables, initial && styles.initial)}>{children}</div>
}
