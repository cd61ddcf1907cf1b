import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampTowers.module.css'
import type { campTowersSection } from './schema'

type Props = SectionView<ReturnType<typeof campTowersSection>>

export function CampTowers({ id, tone, rise, heading, lead, note, items, name }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`} className={styles.section}>
      <div className={styles.head}>
        <SectionHead id={`${name}-title`} heading={heading} lead={lead} />
        {note && (
          <p className={styles.note}>
            <Text>{note}</Text>
          </p>
        )}
      </div>
      <ol className={styles.towers}>
        {items.map((item) => (
          <li key={item.day}>
            <VoxelIcon className={styles.icon} name={item.icon} />
            <b>
              <Text>{item.day}</Text>
            </b>
            <h3>
              <Text>{item.title}</Text>
            </h3>
            <p>
              <Text>{item.text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
