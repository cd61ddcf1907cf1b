import words from '#content/interface/gallery.json' with { type: 'json' }
import { GalleryTile } from '#features/gallery/GalleryTile.tsx'
import { Viewer } from '#features/gallery/Viewer.tsx'
import { classNames } from '#lib/class-names.ts'
import type { Picture } from '#lib/picture.ts'
import { galleryMark } from '#lib/sample-marks.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { PartView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import styles from './Gallery.module.css'
import type { gallerySection } from './schema.ts'

type Props = PartView<ReturnType<typeof gallerySection>>

/** So many are seen at once on a phone; the rest unfold. */
const first = 6

/** How wide a picture is shown on a desk, by its place among the rest, as the styles have it. */
const widthOfRest: Record<number, string> = { 5: '36rem', 11: '36rem' }
const beat = 16

export function Gallery({ id, heading, lead, gallery, layout }: Props) {
  const { pictures, title } = gallery
  const rest = pictures.slice(first)
  const grid = classNames(styles.grid, styles[layout])
  return (
    <Section id={id} tone={layout === 'stage' ? 'night' : 'canvas'} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={galleryMark(pictures)} />
      <div data-gallery="">
        <ul className={grid} aria-label={title}>
          {pictures.slice(0, first).map((picture, index) => (
            <Tile key={picture.src} picture={picture} width={index === 0 ? '50rem' : undefined} />
          ))}
        </ul>
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary>{rest.length === 1 ? words.oneMore : interpolate(words.more, { n: rest.length })}</summary>
            <ul className={grid} aria-label={title}>
              {rest.map((picture, index) => (
                <Tile key={picture.src} picture={picture} width={widthOfRest[index % beat]} />
              ))}
            </ul>
          </details>
        )}
        <Viewer title={title} />
      </div>
    </Section>
  )
}

function Tile({ picture, width = '24rem' }: { picture: Picture; width?: string | undefined }) {
  // On a phone a thumbnail may be a little softer than its screen: it stays below 30 KB, and the viewer brings the sharp one.
  const sizes = `(min-width: 48rem) ${width}, (min-width: 40rem) 48vw, 20rem`
  return (
    <li>
      <GalleryTile className={styles.tile} picture={picture} sizes={sizes} />
    </li>
  )
}
