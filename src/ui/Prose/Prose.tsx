import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import lists from './lists.module.css'
import styles from './Prose.module.css'
import tables from './tables.module.css'

interface Props {
  /** HTML made from Markdown. */
  children: ReactNode
  /** Starts with a drop cap drawn as a block, as an article does. */
  initial?: boolean
}

/** Long text: styles for everything that Markdown can contain. */
export function Prose({ children, initial = false }: Props) {
  return <div className={classNames(styles.prose, lists.lists, tables.tables, initial && styles.initial)}>{children}</div>
}
