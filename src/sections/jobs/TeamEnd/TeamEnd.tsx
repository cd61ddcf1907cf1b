import type { Picture as PictureData } from '#lib/picture.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import styles from './TeamEnd.module.css'

/** The end of the page: the team on a ledge over the footer's skyline. */
export function TeamEnd({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.ledge} data-only="screen">
      <Picture className={styles.team} picture={picture} sizes="(min-width: 64rem) 66rem, 100vw" cutout />
    </div>
  )
}
