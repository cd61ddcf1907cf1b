import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { Choice } from './ChoiceField.tsx'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { FieldLabel } from './FieldLabel.tsx'

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'size'> {
  id: string
  label: ReactNode
  choices: Choice[]
  /** Shown while nothing is chosen. */
  placeholder: string
  error?: string | undefined
  half?: boolean
  readOnly?: boolean
}

/** A question with too many answers for the page: the native list. */
export function SelectField({ id, label, choices, placeholder, error, half = false, required = false, readOnly: _, ...rest }: Props) {
  return (
    <div className={classNames(styles.field, half && styles.half)}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel required={required}>{label}</FieldLabel>
      </label>
      <select
        {...rest}
        id={id}
        // not `required`: the browser would report an empty list as invalid before the visitor has reached it
        aria-required={required}
        className={classNames(styles.control, styles.select)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">{placeholder}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
