import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './LegalPart.module.css'
import lines from './lines.module.css'
import type { PartShape } from './part-shapes.ts'
import retention from './retention.module.css'

interface Props {
  id: string
  title: string
  icon: string
  shape: PartShape
  /** The text itself. */
  children: ReactNode
}

/** One part of a legal text: a block with a drawing and the heading, and a sheet with the words. */
export function LegalPart({ id, title, icon, shape, children }: Props) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`} data-shape={shape}>
      <header className={styles.head}>
        <div className={styles.plate}>
          <VoxelIcon className={styles.icon} name={icon} />
          <h2 id={`${id}-title`}>
            <Text>{title}</Text>
          </h2>
        </div>
      </header>
      <div className={classNames(styles.text, lines.lines, retention.retention)}>{children}</div>
    </section>
  )
}
