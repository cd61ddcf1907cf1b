import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampStagesSteps.module.css'
import type { campStagesSteps } from './schema'

type Props = PartView<ReturnType<typeof campStagesSteps>>

export function CampStagesSteps({ id, heading, lead, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ol className={styles.stages}>
        {items.map((item) => (
          <li key={item.title}>
            <VoxelIcon className={styles.icon} name={item.icon} />
            <div className={styles.words}>
              <h3>
                <Text>{item.title}</Text>
                <SampleMark when={samples.one(item)} />
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
