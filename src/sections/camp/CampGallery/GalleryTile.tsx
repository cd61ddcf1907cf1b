import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/Picture/Picture'
import styles from './GalleryTile.module.css'

const failed = 'התמונה לא נטענה'

/** A picture with a place of its own: it glows while it loads, and says so when it cannot (watch-pictures.ts). */
export function GalleryTile({ picture, large }: { picture: PictureData; large: boolean }) {
  return (
    <li className={styles.tile} data-tile="">
      <Picture
        className={styles.picture}
        picture={picture}
        sizes={`(min-width: 48rem) ${large ? '50rem' : '24rem'}, (min-width: 30rem) 48vw, 92vw`}
      />
      <p className={styles.failed} hidden>
        {failed}
      </p>
    </li>
  )
}
