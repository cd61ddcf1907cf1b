import { classNames } from '@/lib/class-names'
import { isBright } from '@/lib/is-bright'
import type { Picture as PictureData } from '@/lib/picture'
import styles from './Picture.module.css'

interface Props {
  picture: PictureData
  /** How wide it is drawn, in the words of the sizes attribute. */
  sizes: string
  /** First on the page: loaded at once and before the rest. */
  priority?: boolean
  /** About to be seen: loaded at once, after what is seen already. */
  eager?: boolean
  /** A cut-out that stands on the page: no ground behind it, nothing cropped. */
  cutout?: boolean
  className?: string | undefined
}

export function Picture({ picture, sizes, priority = false, eager = false, cutout = false, className }: Props) {
  return (
    <picture
      className={classNames(styles.picture, !cutout && onlyDay(picture) && styles.graded, className)}
      data-illustration={picture.sample ? '' : undefined}
    >
      {picture.nightAvif && (
        <source type="image/avif" srcSet={picture.nightAvif} sizes={sizes} media="(prefers-color-scheme: dark)" data-night="" />
      )}
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        className={classNames(styles.image, cutout && styles.clear)}
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        data-colour={cutout ? undefined : picture.colour}
        loading={priority || eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** By night it would shine out of the page. */
function onlyDay({ nightAvif, colour }: PictureData): boolean {
  return !nightAvif && isBright(colour)
}
