import { classNames } from '@/lib/class-names'
import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import styles from './CampGallery.module.css'
import { GalleryTile } from './GalleryTile'
import type { campGallerySection } from './schema'

type Props = SectionView<ReturnType<typeof campGallerySection>>

/** So many are seen at once on a phone; the rest unfold. */
const first = 6

export function CampGallery({ id, tone, rise, heading, lead, gallery, layout, name }: Props) {
  const { pictures } = gallery
  const rest = pictures.slice(first)
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`}>
      <SectionHead id={`${name}-title`} heading={heading} lead={lead} split />
      <ul className={classNames(styles.grid, styles[layout])} aria-label={gallery.title}>
        {pictures.slice(0, first).map((picture, index) => (
          <GalleryTile key={picture.src} picture={picture} large={index === 0} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{`עוד ${rest.length} תמונות`}</summary>
          <ul className={classNames(styles.grid, styles[layout])} aria-label={gallery.title}>
            {rest.map((picture, index) => (
              <GalleryTile key={picture.src} picture={picture} large={index === rest.length - 1} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}
