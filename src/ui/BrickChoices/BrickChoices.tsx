import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import styles from './BrickChoices.module.css'

interface Choice {
  label: string
  value: string | undefined
  isChosen?: boolean
  /** Attributes that the page's script reads when the choice changes. */
  data?: Record<`data-${string}`, string | undefined>
}

interface Props {
  legend: string
  /** The `name` of the radio buttons. */
  name: string
  choices: Choice[]
  className?: string | undefined
}

/** A row of bricks as a single choice. Only outside forms; a form uses its own fields (ui/Field). */
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
