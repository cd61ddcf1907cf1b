import type { Picture as PictureData } from '@/lib/picture'
import { Picture } from '@/ui/Picture/Picture'
import styles from './TeamEnd.module.css'

/** The page ends with the people: they stand on the roofs of the footer. */
export function TeamEnd({ picture }: { picture: PictureData }) {
  return <Picture className={styles.team} picture={picture} sizes="(min-width: 64rem) 56rem, 100vw" cutout />
}
