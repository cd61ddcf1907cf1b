import type { SectionView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './Lockers.module.css'
import type { lockersSection } from './schema'

type Props = SectionView<ReturnType<typeof lockersSection>>

export function Lockers({ id, heading, lead, action, items, name }: Props) {
  return (
    <Section id={id} labelledBy={`${name}-title`} className={styles.corridor}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id={`${name}-title`}>
            <Text>{heading}</Text>
          </h2>
          <p className={styles.lead}>
            <Text>{lead}</Text>
          </p>
          <ActionLink {...action} />
        </div>
        <ul className={styles.lockers} data-swiped="">
          {items.map((item) => (
            <li key={item.id}>
              <VoxelIcon className={styles.icon} name={item.icon} />
              <h3>
                <Text>{item.title}</Text>
              </h3>
              <p>
                <Text>{item.text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
