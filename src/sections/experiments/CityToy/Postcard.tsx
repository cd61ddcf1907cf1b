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

/** The city as it stands now, small and with a stamp: what is passed on. The plot above says the same in words. */
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
