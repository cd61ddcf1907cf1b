import { ArrowLeft } from 'lucide-react'
import { GalleryTile } from '#features/gallery/GalleryTile.tsx'
import { Viewer } from '#features/gallery/Viewer.tsx'
import { galleryCaption } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './MosaicGallery.module.css'
import type { mosaicGallery } from './schema.ts'

type Props = SectionView<ReturnType<typeof mosaicGallery>>

export function MosaicGallery({ id, heading, lead, hint, gallery }: Props) {
  const caption = galleryCaption(gallery.pictures)
  return (
    <Section id={id} labelledBy={`${id}-title`} bleed>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          <Text>{heading}</Text>
        </h2>
        <p>
          <Text>{lead}</Text>
        </p>
        {caption && <p className={styles.caption}>{caption}</p>}
        <p className={styles.hint}>
          <Text>{hint}</Text>
          <ArrowLeft aria-hidden />
        </p>
      </header>
      <div data-gallery="">
        <ul className={styles.mosaic}>
          {gallery.pictures.map((picture) => (
            <li key={picture.src}>
              <GalleryTile className={styles.tile} picture={picture} sizes="(min-width: 48rem) min(36vw, 25rem), 77vw" />
            </li>
          ))}
        </ul>
        <Viewer title={gallery.title} />
      </div>
    </Section>
  )
}
