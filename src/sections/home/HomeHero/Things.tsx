import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Things.module.css'

/** The drawings that float above the stairs of the picture, and the beam they stand on. */
export function Things({ icons }: { icons: string[] }) {
  return (
    <div className={styles.things}>
      {icons.map((icon) => (
        <VoxelIcon key={icon} className={styles.thing} name={icon} />
      ))}
    </div>
  )
}
