import { classNames } from '#lib/class-names.ts'
import { isBright } from '#lib/is-bright.ts'
import type { Picture as PictureData } from '#lib/picture.ts'
import { sharpSizes } from '#lib/sharp-sizes.ts'
import { fitToPhone } from './fit-to-phone.ts'
import styles from './Picture.module.css'

/** Widest phone in portrait; such a phone draws the crop that a section names for it. */
const onPhone = '(max-width: 28rem)'
const emptyImage = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"
const atNight = '(prefers-color-scheme: dark)'

interface Props {
  picture: PictureData
  /** The drawn width, as in the sizes attribute; for a cropped picture, the width of the whole. */
  sizes: string
  /** The first picture of the page: loaded at once, with high priority. */
  priority?: boolean
  /** Visible soon: loaded at once, after what is already visible. */
  eager?: boolean
  /** Visible at once, but decoration: loaded with low priority. */
  minor?: boolean
  /** Drawn only below this width; wider screens download nothing. */
  below?: string
  /** A cut-out: no background, nothing cropped. */
  cutout?: boolean
  className?: string | undefined
}

export function Picture({ picture, sizes, priority = false, eager = false, minor = false, below, cutout = false, className }: Props) {
  return (
    <picture
      className={classNames(styles.picture, !cutout && onlyDay(picture) && styles.graded, className)}
      data-illustration={picture.sample ? '' : undefined}
    >
      {below && <source media={`(min-width: ${below})`} srcSet={emptyImage} />}
      {picture.phone && <Sources {...picture.phone} sizes={sizes} media={onPhone} />}
      <Sources {...picture} sizes={sharpSizes(sizes)} />
      <img
        className={classNames(styles.image, cutout && styles.clear)}
        src={picture.src}
        alt={picture.alt}
        {...fitToPhone(picture)}
        data-colour={cutout ? undefined : picture.colour}
        loading={priority || eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : minor ? 'low' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/**
 * The night sources come first, because the browser takes the first match. chrome/display.ts changes their media by the visitor's choice.
 */
function Sources({ avif, nightAvif, sizes, media }: Pick<PictureData, 'avif' | 'nightAvif'> & { sizes: string; media?: string }) {
  return (
    <>
      {nightAvif && (
        <source
          type="image/avif"
          srcSet={nightAvif}
          sizes={sizes}
          media={media ? `${atNight} and ${media}` : atNight}
          data-night={media ?? ''}
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} media={media} />
    </>
  )
}

/** True if the picture would glare on a dark page. */
function onlyDay({ nightAvif, colour }: PictureData): boolean {
  return !nightAvif && isBright(colour)
}
