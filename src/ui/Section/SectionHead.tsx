import type { ReactNode } from 'react'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Section.module.css'

interface Props {
  id: string
  /** Text from the content, or markup. */
  heading: ReactNode
  lead?: ReactNode
  /** Everything in the section is a sample. */
  samples?: boolean
  /** Small print below the heading, for example that the pictures are illustrations. */
  caption?: string | false
}

export function SectionHead({ id, heading, lead, samples = false, caption = false }: Props) {
  return (
    <header className={styles.head}>
      <h2>
        {/* the name of the section excludes the sample mark */}
        <span id={id}>{marked(heading)}</span>
        <SampleMark when={samples} block />
      </h2>
      {lead && <p className={styles.lead}>{marked(lead)}</p>}
      {caption && <p className={styles.caption}>{caption}</p>}
    </header>
  )
}

function marked(words: ReactNode): ReactNode {
  return typeof words === 'string' ? <Text>{words}</Text> : words
}
