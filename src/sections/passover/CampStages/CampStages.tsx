import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampStages.module.css'
import type { campStagesSection } from './schema'

type Props = SectionView<ReturnType<typeof campStagesSection>>

export function CampStages({ id, tone, rise, heading, lead, items, name }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`}>
      <SectionHead id={`${name}-title`} heading={heading} lead={lead} split />
      <ol className={styles.stages}>
        {items.map((item) => (
          <li key={item.title}>
            <VoxelIcon className={styles.icon} name={item.icon} />
            <div className={styles.words}>
              <h3>
                <Text>{item.title}</Text>
              </h3>
              <p>
                <Text>{item.text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
