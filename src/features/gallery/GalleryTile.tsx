import { ImageOff } from 'lucide-react'
import texts from '#content/interface/gallery.json' with { type: 'json' }
import { classNames } from '#lib/class-names.ts'
import type { Picture as PictureData } from '#lib/picture.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import styles from './GalleryTile.module.css'

interface Props {
  picture: PictureData
  sizes: string
  className?: string | undefined
}

/**
 * One picture of a gallery. It shows a stepped placeholder while it loads, and a message if loading fails (gallery.ts sets the state);
 * a press then retries.
 * With scripts it opens the viewer; without them it is a link to the picture file.
 */
export function GalleryTile({ picture, sizes, className }: Props) {
  return (
    <a className={classNames(styles.tile, className)} href={picture.src} data-gallery-tile="">
      <Picture className={styles.picture} picture={picture} sizes={sizes} />
      <span className={styles.failed}>
        <ImageOff aria-hidden />
        {texts.failed}
        <b>{texts.again}</b>
      </span>
    </a>
  )
}
