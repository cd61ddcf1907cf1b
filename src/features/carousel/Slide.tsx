import type { Picture as PictureData } from '#lib/picture.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import styles from './Carousel.module.css'

interface Props {
  picture: PictureData
  label: string
  /** Exposed to screen readers. */
  shown: boolean
  /** Loads before it comes into view. */
  near: boolean
}

/** A picture with its alternative text as a visible caption. The caption is hidden from screen readers, so that it is not read twice. */
export function Slide({ picture, label, shown, near }: Props) {
  return (
    <li className={styles.slide} aria-hidden={!shown || undefined}>
      <figure aria-label={label}>
        <Picture className={styles.picture} picture={picture} sizes="(min-width: 62rem) 58rem, 100vw" eager={near} />
        <figcaption aria-hidden="true">{picture.alt}</figcaption>
      </figure>
    </li>
  )
}
