import { useState } from 'react'
import lantern from '#assets/icons/lantern.svg?url'
import lanternOff from '#assets/icons/lantern-off.svg?url'
import { interpolate } from '#lib/text/interpolate.ts'
import { Button } from '#ui/Button/Button.tsx'
import { FieldError } from '#ui/Field/FieldError.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Riddles.module.css'
import type { StoryContent } from './story-content.ts'

interface Props {
  number: number
  riddle: string
  answer: string
  solved: boolean
  /** The text typed so far. */
  given: string
  labels: StoryContent['labels']
  solvedMessage: string
  /** The same text as in the toast, but it stays at the field. */
  wrongMessage: string
  onType: (text: string) => void
  /** Returns true if the answer is right. */
  onCheck: () => boolean
}

export function Riddle({ number, riddle, answer, solved, given, labels, solvedMessage, wrongMessage, onType, onCheck }: Props) {
  const [wrong, setWrong] = useState(false)
  const id = `riddle-${number}`
  const isWrong = wrong && !solved
  const name = interpolate(labels.riddle, { n: number })
  return (
    <li className={styles.riddle} data-solved={solved || undefined}>
      <img src={solved ? lantern : lanternOff} alt="" width={48} height={64} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setWrong(!onCheck())
        }}
      >
        <label htmlFor={id}>
          <small>{name}</small>
          <Text>{riddle}</Text>
        </label>
        <div className={styles.answer}>
          <input
            id={id}
            type="text"
            autoComplete="off"
            value={solved ? answer : given}
            placeholder={labels.riddleAnswer}
            disabled={solved}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={(event) => {
              onType(event.target.value)
              setWrong(false)
            }}
          />
          {solved ? (
            <strong>{solvedMessage}</strong>
          ) : (
            <Button type="submit" aria-label={`${labels.check}: ${name}`}>
              {labels.check}
            </Button>
          )}
        </div>
        <FieldError id={`${id}-error`}>{isWrong && wrongMessage}</FieldError>
      </form>
    </li>
  )
}
