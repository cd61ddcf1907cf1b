import { classNames } from '@/lib/class-names'
import { Text } from '@/ui/Text/Text'
import styles from './Section.module.css'

interface Props {
  id: string
  heading: string
  lead?: string | undefined
  /** The lead beside the heading instead of below it, on wide screens. */
  split?: boolean
}

export function SectionHead({ id, heading, lead, split = false }: Props) {
  return (
    <header className={classNames(styles.head, split && styles.split)}>
      <h2 id={id}>
        <Text>{heading}</Text>
      </h2>
      {lead && (
        <p className={styles.lead}>
          <Text>{lead}</Text>
        </p>
      )}
    </header>
  )
}
