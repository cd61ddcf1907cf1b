import type { ReactNode } from 'react'
import styles from './Field.module.css'

const optional = '(לא חובה)'

export function FieldLabel({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <>
      {children}{' '}
      {required ? (
        <span className={styles.star} aria-hidden>
          *
        </span>
      ) : (
        <small>{optional}</small>
      )}
    </>
  )
}
