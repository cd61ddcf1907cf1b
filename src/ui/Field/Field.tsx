import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { FieldLabel } from './FieldLabel.tsx'

type Control = Omit<ComponentProps<'input'>, 'id' | 'size'>

export interface FieldProps extends Control {
  id: string
  label: ReactNode
  error?: string | undefined
  /** The expected format, shown together with an error. */
  hint?: string
  /** Shows the hint from the start. */
  showHintAlways?: boolean
  /** A textarea. */
  multiline?: boolean
  rows?: number
  /** Half the form's width, where there is room. */
  half?: boolean
}

/** A label, its control, and the error below it. */
export function Field({
  id,
  label,
  error,
  hint,
  showHintAlways = false,
  multiline = false,
  rows = 4,
  half = false,
  required = false,
  className,
  ...rest
}: FieldProps) {
  const isHintShown = hint && (error || showHintAlways)
  const control = {
    ...rest,
    id,
    required,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, isHintShown && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={classNames(styles.field, half && styles.half, className)}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel required={required}>{label}</FieldLabel>
      </label>
      {multiline ? (
        <textarea dir="auto" rows={rows} {...(control as ComponentProps<'textarea'>)} />
      ) : (
        <input type="text" dir="auto" {...control} />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {isHintShown && (
        <p className={styles.hint} id={`${id}-hint`}>
          {`${hint} `}
          <bdi dir="ltr">{rest.placeholder}</bdi>
        </p>
      )}
    </div>
  )
}
