import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampTowersProgramme.module.css'
import type { campTowersProgramme } from './schema'

type Props = PartView<ReturnType<typeof campTowersProgramme>>

export function CampTowersProgramme({ id, heading, lead, note, items }: Props) {
  return (
    <Section id={id} rise labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.head}>
        <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
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
