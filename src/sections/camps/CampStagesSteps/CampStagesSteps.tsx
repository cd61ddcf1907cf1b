import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampStagesSteps.module.css'
import type { campStagesSteps } from './schema'

type Props = PartView<ReturnType<typeof campStagesSteps>>

export function CampStagesSteps({ id, heading, lead, items }: Props) {
  return (
    <Section id={id} tone="tint" rise labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} split />
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
