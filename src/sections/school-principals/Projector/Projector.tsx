import type { ReactNode } from 'react'
import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './Projector.module.css'
import type { projectorSection } from './schema'

type Props = Omit<SectionView<ReturnType<typeof projectorSection>>, 'gallery'> & { children: ReactNode }

export function Projector({ id, heading, note, name, children }: Props) {
  return (
    <Section id={id} tone="night" labelledBy={`${name}-title`} className={styles.room} bleed>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={`${name}-title`}>
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
