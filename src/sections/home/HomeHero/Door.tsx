import type { ReactNode } from 'react'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Door.module.css'

interface Props {
  audience: 'schools' | 'parents'
  heading: string
  icon: string
  children: ReactNode
}

/** An entrance: a lintel that names the audience, with a drawing on top, and the actions below it. */
export function Door({ audience, heading, icon, children }: Props) {
  return (
    <div className={styles.door} data-door={audience}>
      <p className={styles.lintel}>
        <Text>{heading}</Text>
        <VoxelIcon className={styles.icon} name={icon} />
      </p>
      <div className={styles.threshold}>{children}</div>
    </div>
  )
}
