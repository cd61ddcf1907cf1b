import type { ReactNode } from 'react'
import texts from '#content/interface/forms.json' with { type: 'json' }

/**
 * Marks optional fields only: most are required, and a star marks samples. The space is inside the element, because accessible names drop a
 * space between two elements.
 */
export function FieldLabel({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {!required && <small>{` ${texts.optional}`}</small>}
    </>
  )
}
