import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { Text } from '@/ui/Text/Text'
import styles from './Section.module.css'

interface Props {
  id: string
  /** Words of the content, or markup that says them. */
  heading: ReactNode
  lead?: ReactNode
  /** The lead beside the heading instead of below it, on wide screens. */
  split?: boolean
}

export function SectionHead({ id, heading, lead, split = false }: Props) {
  return (
    <header className={classNames(styles.head, split && styles.split)}>
      <h2 id={id}>{marked(heading)}</h2>
      {lead && <p className={styles.lead}>{marked(lead)}</p>}
    </header>
  )
}

function marked(words: ReactNode): ReactNode {
  return typeof words === 'string' ? <Text>{words}</Text> : words
}
