import type { ReactNode } from 'react'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './LegalPart.module.css'

interface Props {
  id: string
  title: string
  icon: string
  /** The text itself. */
  children: ReactNode
}

/** One part of a legal text: a block with a drawing and the heading, and a sheet with the words beside it. */
export function LegalPart({ id, title, icon, children }: Props) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <div className={styles.plate}>
          <VoxelIcon className={styles.icon} name={icon} />
          <h2 id={`${id}-title`}>
            <Text>{title}</Text>
          </h2>
        </div>
      </header>
      <div className={styles.text}>{children}</div>
    </section>
  )
}
