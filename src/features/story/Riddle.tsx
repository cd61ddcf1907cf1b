import { useState } from 'react'
import lantern from '@/assets/icons/lantern.svg?url'
import lanternOff from '@/assets/icons/lantern-off.svg?url'
import { interpolate } from '@/lib/interpolate'
import { Button } from '@/ui/Button/Button'
import { Text } from '@/ui/Text/Text'
import styles from './Riddles.module.css'
import type { StoryContent } from './story-content'

interface Props {
  number: number
  riddle: string
  answer: string
  solved: boolean
  labels: StoryContent['labels']
  solvedMessage: string
  /** Says whether the answer was right. */
  onCheck: (given: string) => boolean
}

export function Riddle({ number, riddle, answer, solved, labels, solvedMessage, onCheck }: Props) {
  const [given, setGiven] = useState('')
  const [wrong, setWrong] = useState(false)
  const id = `riddle-${number}`
  const name = interpolate(labels.riddle, { n: number })
  return (
    <li className={styles.riddle} data-solved={solved || undefined}>
      <img src={solved ? lantern : lanternOff} alt="" width={48} height={64} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setWrong(!onCheck(given))
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
            aria-invalid={wrong && !solved ? true : undefined}
            onChange={(event) => {
              setGiven(event.target.value)
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
      </form>
    </li>
  )
}
