import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './BrickChoices.module.css'

interface Choice {
  label: string
  value: string | undefined
  isChosen?: boolean
  /** For the script that follows the choice. */
  data?: Record<`data-${string}`, string | undefined>
}

interface Props {
  legend: string
  /** Of the radio buttons. */
  name: string
  choices: Choice[]
  className?: string | undefined
}

/** A row of bricks, of which one is taken. Outside of forms: a form's own choices are fields (ui/Field). */
export function BrickChoices({ legend, name, choices, className }: Props) {
  return (
    <fieldset className={classNames(styles.choices, className)}>
      <legend>
        <Text>{legend}</Text>
      </legend>
      {choices.map(({ label, value, isChosen, data }) => (
        <label key={label}>
          <input type="radio" name={name} value={value} defaultChecked={isChosen} {...data} />
          <span data-ring="">
            <Text>{label}</Text>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
