import type { ReactNode } from 'react'
import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './Projector.module.css'
import type { projector } from './schema'

type Props = Omit<PartView<ReturnType<typeof projector>>, 'gallery'> & { children: ReactNode }

export function Projector({ id, heading, note, children }: Props) {
  return (
    <Section id={id} tone="night" labelledBy={`${id}-title`} className={styles.room} bleed>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          {note && (
            <p>
              <Text>{note}</Text>
            </p>
          )}
        </header>
        <div className={styles.bar} aria-hidden="true" />
        {children}
      </div>
      <div className={styles.projector} aria-hidden="true">
        <VoxelIcon name="projector" />
      </div>
    </Section>
  )
}
