import { sampleMarks } from '#lib/sample-marks.ts'
import type { PartView } from '#sections/section-view.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './CampStagesSteps.module.css'
import type { campStagesSteps } from './schema.ts'

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
