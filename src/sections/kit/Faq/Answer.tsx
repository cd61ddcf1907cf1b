import { Check } from 'lucide-react'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Answer.module.css'

interface Props {
  answer: string
  list?: string[] | undefined
  sample: boolean
}

export function Answer({ answer, list, sample }: Props) {
  return (
    <>
      <p>
        <Text>{answer}</Text>
        <SampleMark when={sample} />
      </p>
      {list && (
        <ul className={styles.list}>
          {list.map((entry) => (
            <li key={entry}>
              <Check aria-hidden />
              <Text>{entry}</Text>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
