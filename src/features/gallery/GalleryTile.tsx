import { ImageOff } from 'lucide-react'
import * as words from '@/content/interface/gallery.json'
import { classNames } from '@/lib/class-names'
import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/Picture/Picture'
import styles from './GalleryTile.module.css'

interface Props {
  picture: PictureData
  sizes: string
  className?: string | undefined
}

/**
 * One picture of a gallery. While it loads a stepped placeholder shows, and if it never comes a sentence (gallery.ts sets the state):
 * then a press tries again.
 * With scripts it opens the viewer; without them it is a link to the picture itself.
 */
export function GalleryTile({ picture, sizes, className }: Props) {
  return (
    <a className={classNames(styles.tile, className)} href={picture.src} data-gallery-tile="">
      <Picture className={styles.picture} picture={picture} sizes={sizes} />
      <span className={styles.failed}>
        <ImageOff aria-hidden />
        {words.failed}
        <b>{words.again}</b>
      </span>
    </a>
  )
}
