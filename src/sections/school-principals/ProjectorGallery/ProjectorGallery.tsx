import type { ReactNode } from 'react'
import { galleryCaption } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './ProjectorGallery.module.css'
import type { projectorGallery } from './schema.ts'

type Props = SectionView<ReturnType<typeof projectorGallery>> & { children: ReactNode }

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
