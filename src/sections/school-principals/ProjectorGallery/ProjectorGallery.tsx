import type { ReactNode } from 'react'
import { galleryCaption } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './ProjectorGallery.module.css'
import type { projectorGallery } from './schema'

type Props = PartView<ReturnType<typeof projectorGallery>> & { children: ReactNode }

export function ProjectorGallery({ id, heading, gallery, children }: Props) {
  const caption = galleryCaption(gallery.pictures)
  return (
    <Section id={id} tone="night" labelledBy={`${id}-title`} className={styles.room} bleed>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>
            <Text>{heading}</Text>
          </h2>
          {caption && <p>{caption}</p>}
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
