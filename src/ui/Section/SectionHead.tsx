import type { ReactNode } from 'react'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Text } from '@/ui/Text/Text'
import styles from './Section.module.css'

interface Props {
  id: string
  /** Words of the content, or markup that says them. */
  heading: ReactNode
  lead?: ReactNode
  /** All that the section shows are samples. */
  samples?: boolean
  /** Said quietly below the heading: that pictures are illustrations. */
  caption?: string | false
}

export function SectionHead({ id, heading, lead, samples = false, caption = false }: Props) {
  return (
    <header className={styles.head}>
      <h2>
        {/* what names the section is its words alone, without the mark */}
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
