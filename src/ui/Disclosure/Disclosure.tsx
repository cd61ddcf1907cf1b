import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Disclosure.module.css'
import unfold from './unfold.module.css'

interface Props {
  title: ReactNode
  children: ReactNode
  /** One disclosure of a group is open at a time. */
  group: string
  id?: string | undefined
}

/** The native disclosure: works with the keyboard, with screen readers and without scripts. */
export function Disclosure({ title, children, group, id }: Props) {
  return (
    <details className={classNames(unfold.unfolds, styles.disclosure)} name={group} id={id}>
      <summary>
        <h3>{title}</h3>
        <Plus aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
