import texts from '#content/interface/gallery.json' with { type: 'json' }
import { GalleryTile } from '#features/gallery/GalleryTile.tsx'
import { Viewer } from '#features/gallery/Viewer.tsx'
import { classNames } from '#lib/class-names.ts'
import type { Picture } from '#lib/picture.ts'
import { galleryCaption } from '#lib/sample-marks.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import styles from './Gallery.module.css'
import type { gallerySection } from './schema.ts'

type Props = SectionView<ReturnType<typeof gallerySection>>

/** The number of pictures that a phone shows unfolded. A wall begins with one large picture and two beside it. */
const shownFirst = { wall: 3, stage: 6 }

/** The `sizes` of a picture in three columns and in two, by its place on the wall (the class names are the same). */
const widths = {
  large: ['min(61vw, 50rem)', '96vw'],
  tall: ['min(46vw, 36rem)', '48vw'],
  end: ['min(30vw, 25rem)', '96vw'],
  usual: ['min(30vw, 25rem)', '48vw'],
} as const

export function Gallery({ id, heading, lead, gallery, layout }: Props) {
  const { pictures, title } = gallery
  const first = pictures.slice(0, shownFirst[layout])
  const rest = pictures.slice(first.length)
  const grid = classNames(styles.grid, styles[layout])
  return (
    <Section id={id} tone={layout === 'stage' ? 'night' : 'canvas'} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} caption={galleryCaption(pictures)} />
      <div data-gallery="">
        <ul className={grid} aria-label={title}>
          {first.map((picture, index) => (
            <Tile key={picture.src} picture={picture} place={index === 0 ? 'large' : 'usual'} />
          ))}
        </ul>
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary>{rest.length === 1 ? texts.oneMore : interpolate(texts.more, { n: rest.length })}</summary>
            <ul className={grid} aria-label={title}>
              {rest.map((picture, index) => (
                <Tile key={picture.src} picture={picture} place={placeInGrid(rest.length, index)} />
              ))}
            </ul>
          </details>
        )}
        <Viewer title={title} />
      </div>
    </Section>
  )
}

/** Fills the last row of both grids: in three columns some pictures are tall, in two an odd last picture takes the whole row. */
function placeInGrid(count: number, index: number): keyof typeof widths {
  const tall = (3 - (count % 3)) % 3
  const isTall = Array.from({ length: tall }, (_, number) => Math.floor((count * (number + 1)) / (tall + 1))).includes(index)
  if (isTall) return 'tall'
  return index === count - 1 && count % 2 === 1 ? 'end' : 'usual'
}

function Tile({ picture, place }: { picture: Picture; place: keyof typeof widths }) {
  const [inThree, inTwo] = widths[place]
  const sizes = `(min-width: 48rem) ${inThree}, (min-width: 40rem) ${inTwo}, (min-width: 27rem) 92vw, 20rem`
  return (
    <li className={styles[place]}>
      <GalleryTile className={styles.tile} picture={picture} sizes={sizes} />
    </li>
  )
}
