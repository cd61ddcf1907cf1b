import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './BasketHead.module.css'

type Props = { titleId: string; heading: string; lead?: string | undefined }

export function BasketHead({ titleId, heading, lead }: Props) {
  return (
    <header className={styles.head}>
      <h2 id={titleId}>
        <Text>{heading}</Text>
      </h2>
      {lead && (
        <p>
          <Text>{lead}</Text>
        </p>
      )}
      <VoxelIcon className={styles.basket} name="basket" />
    </header>
  )
}
