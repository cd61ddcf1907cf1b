import type { Picture as PictureData } from '#lib/picture.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import styles from './Carousel.module.css'

interface Props {
  picture: PictureData
  label: string
  /** Read by a screen reader. */
  shown: boolean
  /** Loaded before it is seen. */
  near: boolean
}

/** A picture with what is seen on it written below; the caption says what the alternative text says, so only one is read out. */
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
