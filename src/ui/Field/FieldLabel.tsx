import type { ReactNode } from 'react'
import words from '#content/interface/forms.json' with { type: 'json' }

/** Only what may be left empty says so: most fields are required, and a star is the mark of a sample. A space between two elements is lost in a name that is read aloud, one inside them is not. */
export function FieldLabel({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {!required && <small>{` ${words.optional}`}</small>}
    </>
  )
}
