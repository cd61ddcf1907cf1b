import type { Action } from '#schemas/action.ts'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './FloatingIcons.module.css'

/** The drawings that float above the stairs of the picture, each a link to its programme, and their beam. */
export function FloatingIcons({ icons }: { icons: { icon: string; action: Action }[] }) {
  return (
    <div className={styles.icons}>
      {icons.map(({ icon, action }) => (
        <a key={icon} className={styles.link} href={action.href} aria-label={action.label} title={action.label}>
          <VoxelIcon className={styles.drawing} name={icon} />
        </a>
      ))}
    </div>
  )
}
