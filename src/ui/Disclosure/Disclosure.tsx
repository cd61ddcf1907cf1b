import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

interface Props {
  title: ReactNode
  children: ReactNode
  /** Of all with the same group, one is open at a time. */
  group: string
  id?: string | undefined
}

/** The platform's own disclosure: works by keyboard, by screen reader and without scripts. */
export function Disclosure({ title, children, group, id }: Props) {
  return (
    <details className={styles.disclosure} name={group} id={id}>
      <summary>
        <h3>{title}</h3>
        <Plus aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
