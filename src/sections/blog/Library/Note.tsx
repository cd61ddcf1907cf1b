import { classNames } from '@/lib/class-names'
import type { Action } from '@/schemas/action'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './Note.module.css'

interface Props {
  text: string
  action: Action
  /** Its place on the shelf. */
  className?: string | undefined
}

/** A note between the books. On a wide shelf it looks like one of them. */
export function Note({ text, action, className }: Props) {
  return (
    <aside className={classNames(styles.note, className)}>
      <div className={styles.card}>
        <p>
          <Text>{text}</Text>
        </p>
        <ActionLink {...action} look="link" />
      </div>
      <VoxelIcon name="globe" />
    </aside>
  )
}
