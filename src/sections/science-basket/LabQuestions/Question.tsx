import { Answer } from '#sections/kit/Faq/Answer.tsx'
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Question.module.css'

interface Props {
  id: string
  question: string
  answer: string
  list?: string[] | undefined
  sample: boolean
  number: number
  /** One question of a group is open at a time. */
  group: string
}

export function Question({ id, question, answer, list, sample, number, group }: Props) {
  const title = (
    <span className={styles.title}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span>
        <Text>{question}</Text>
      </span>
    </span>
  )
  return (
    <Disclosure id={`faq-${id}`} group={group} title={title}>
      <Answer answer={answer} list={list} sample={sample} />
    </Disclosure>
  )
}
