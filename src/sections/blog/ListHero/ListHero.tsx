import type { Category } from '#config/categories.ts'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { Plank } from '../Plank.tsx'
import styles from './ListHero.module.css'

interface Props {
  heading: string
  lead?: string | undefined
  category?: Category | undefined
}

/** The icon on the shelf of each subject, above its books. */
const icons: Record<Category, string> = {
  innovation: 'idea',
  pedagogy: 'gamepad',
  team: 'team',
  training: 'clipboard',
  management: 'school',
}

/** The top of every list but the first page of the blog: one subject, or a further page. */
export function ListHero({ heading, lead, category }: Props) {
  return (
    <header className={styles.front} data-category={category}>
      <div className={styles.inner}>
        <h1>
          <Text>{heading}</Text>
        </h1>
        {lead && (
          <p>
            <Text>{lead}</Text>
          </p>
        )}
        <VoxelIcon className={styles.thing} name={category ? icons[category] : 'books'} />
      </div>
      <Plank />
    </header>
  )
}
