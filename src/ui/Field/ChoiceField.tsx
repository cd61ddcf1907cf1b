import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { FieldLabel } from './FieldLabel.tsx'

export interface Choice {
  value: string
  label: string
  /** Address of a small drawing with the same meaning as the label. */
  drawing?: string | undefined
}

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'size' | 'type'> {
  id: string
  label: ReactNode
  choices: Choice[]
  type?: 'radio' | 'checkbox'
  error?: string | undefined
  half?: boolean
  /** Blocks share the width; chips flow; steps rise like stairs; pictures are above their labels. */
  look?: 'blocks' | 'chips' | 'steps' | 'pictures'
}

/** A question with a few answers: native radio buttons or checkboxes under blocks that look pressed when chosen. */
export function ChoiceField({
  id,
  label,
  choices,
  type = 'radio',
  error,
  half = false,
  look = 'blocks',
  required = false,
  ...rest
}: Props) {
  const { readOnly: _, onBlur, ...control } = rest
  // On blur, a radio group without an answer would be read as null; its change events have already set the value.
  const blurHandler = type === 'checkbox' ? { onBlur } : {}
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  return (
    <fieldset
      id={id}
      className={classNames(styles.field, half && styles.half)}
      {...(type === 'radio' && { role: 'radiogroup', 'aria-required': required })}
    >
      <legend className={styles.label}>
        <FieldLabel required={required}>{label}</FieldLabel>
      </legend>
      <div className={classNames(styles.choices, styles[look])}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input {...control} {...blurHandler} {...invalid} type={type} value={choice.value} />
            <span data-ring="">
              {choice.drawing && <img src={choice.drawing} alt="" width={40} height={40} loading="lazy" />}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
