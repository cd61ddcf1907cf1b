import type { ReactNode } from 'react'
import { LineIcon } from '#ui/LineIcon/LineIcon.tsx'
import styles from './Field.module.css'

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p className={styles.error} id={id}>
      <LineIcon name="alert" />
      {children}
    </p>
  )
}
