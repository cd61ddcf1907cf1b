import type { ReactNode } from 'react'
import words from '#content/interface/forms.json' with { type: 'json' }
import styles from './Field.module.css'

/** A space between two elements is lost in a name that is read aloud; one inside them is not. */
export function FieldLabel({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {required ? (
        <span className={styles.star} aria-hidden>
          {' *'}
        </span>
      ) : (
        <small>{` ${words.optional}`}</small>
      )}
    </>
  )
}
