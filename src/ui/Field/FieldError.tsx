import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p className={styles.error} id={id}>
      <CircleAlert aria-hidden />
      {children}
    </p>
  )
}
