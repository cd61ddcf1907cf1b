import type { ComponentProps } from 'react'
import type { Picture as PictureData } from '#lib/picture.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { Pieces, plotSizes } from './Pieces.tsx'
import styles from './Postcard.module.css'

interface Props {
  plot: PictureData
  pieces: ComponentProps<typeof Pieces>['pieces']
}

/** A small picture of the current city with a stamp, for sharing. The plot above already describes the city in words. */
export function Postcard({ plot, pieces }: Props) {
  return (
    <div className={styles.postcard} aria-hidden="true">
      <div className={styles.city}>
        <Picture picture={{ ...plot, alt: '', sample: false }} sizes={plotSizes} cutout minor />
        <Pieces pieces={pieces} className={styles.piece} />
      </div>
      <VoxelIcon className={styles.stamp} name="heart" />
    </div>
  )
}
