import { classNames } from '#lib/class-names.ts'
import type { Action } from '#schemas/action.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Note.module.css'

interface Props {
  text: string
  action: Action
  /** Places the note on the shelf. */
  className?: string | undefined
}

/** A note between the books. On a wide shelf it looks like a book. */
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
