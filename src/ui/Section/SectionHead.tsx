import type { ReactNode } from 'react'
import { type SampledBlock, SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Section.module.css'

interface Props {
  id: string
  /** Words of the content, or markup that says them. */
  heading: ReactNode
  lead?: ReactNode
  /** What the whole section shows samples of, if it does. */
  samples?: SampledBlock | false
}

export function SectionHead({ id, heading, lead, samples = false }: Props) {
  return (
    <header className={styles.head}>
      <h2 id={id}>
        {marked(heading)}
        {samples && <SampleMark when of={samples} />}
      </h2>
      {lead && <p className={styles.lead}>{marked(lead)}</p>}
    </header>
  )
}

function marked(words: ReactNode): ReactNode {
  return typeof words === 'string' ? <Text>{words}</Text> : words
}
