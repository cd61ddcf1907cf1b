import type { ReactNode } from 'react'
import * as words from '@/content/interface/forms.json'
import styles from './Field.module.css'

export function FieldLabel({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <>
      {children}{' '}
      {required ? (
        <span className={styles.star} aria-hidden>
          *
        </span>
      ) : (
        <small>{words.optional}</small>
      )}
    </>
  )
}
