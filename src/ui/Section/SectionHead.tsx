import type { ReactNode } from 'react'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Section.module.css'
import { SectionTitle } from './SectionTitle.tsx'

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
      <SectionTitle id={id} samples={samples}>
        {heading}
      </SectionTitle>
      {lead && <p className={styles.lead}>{typeof lead === 'string' ? <Text>{lead}</Text> : lead}</p>}
      {caption && <p className={styles.caption}>{caption}</p>}
    </header>
  )
}
