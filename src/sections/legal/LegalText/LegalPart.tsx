import type { ReactNode } from 'react'
import { Text } from '#ui/Text/Text.tsx'
import styles from './LegalPart.module.css'

interface Props {
  id: string
  title: string
  /** The text. */
  children: ReactNode
}

/** One part of a legal text, under its heading. */
export function LegalPart({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Text>{title}</Text>
      </h2>
      {children}
    </section>
  )
}
