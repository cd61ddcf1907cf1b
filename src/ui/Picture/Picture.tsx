import { classNames } from '#lib/class-names.ts'
import { isBright } from '#lib/is-bright.ts'
import type { Picture as PictureData } from '#lib/picture.ts'
import { sharpSizes } from '#lib/sharp-sizes.ts'
import { onAnyPhone } from './on-any-phone.ts'
import styles from './Picture.module.css'

/** The widest phone held upright; the parts that sections name are what such a phone draws. */
const onPhone = '(max-width: 28rem)'
const nothing = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"
const atNight = '(prefers-color-scheme: dark)'

interface Props {
  picture: PictureData
  /** How wide it is drawn, in the words of the sizes attribute; where it is cropped, how wide the whole would be. */
  sizes: string
  /** First on the page: loaded at once and before the rest. */
  priority?: boolean
  /** About to be seen: loaded at once, after what is seen already. */
  eager?: boolean
  /** Seen at once, but only decoration: what is read and looked at comes first. */
  minor?: boolean
  /** Drawn only on screens narrower than this: wider ones fetch nothing. */
  below?: string
  /** A cut-out that stands on the page: no ground behind it, nothing cropped. */
  cutout?: boolean
  className?: string | undefined
}

export function Picture({ picture, sizes, priority = false, eager = false, minor = false, below, cutout = false, className }: Props) {
  return (
    <picture
      className={classNames(styles.picture, !cutout && onlyDay(picture) && styles.graded, className)}
      data-illustration={picture.sample ? '' : undefined}
    >
      {below && <source media={`(min-width: ${below})`} srcSet={nothing} />}
      {picture.phone && <Sources {...picture.phone} sizes={sizes} media={onPhone} />}
      <Sources {...picture} sizes={sharpSizes(sizes)} />
      <img
        className={classNames(styles.image, cutout && styles.clear)}
        src={picture.src}
        alt={picture.alt}
        {...onAnyPhone(picture)}
        data-colour={cutout ? undefined : picture.colour}
        loading={priority || eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : minor ? 'low' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** The night's first: the browser takes the first that holds. chrome/display.ts sets them by the visitor's choice. */
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

/** By night it would shine out of the page. */
function onlyDay({ nightAvif, colour }: PictureData): boolean {
  return !nightAvif && isBright(colour)
}
