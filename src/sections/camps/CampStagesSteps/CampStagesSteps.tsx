import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './CampStagesSteps.module.css'
import type { campStagesSteps } from './schema.ts'

type Props = SectionView<ReturnType<typeof campStagesSteps>>

export function CampStagesSteps({ id, heading, lead, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ol className={styles.stages}>
        {items.map((item) => (
          <li key={item.title}>
            <VoxelIcon className={styles.icon} name={item.icon} />
            <div className={styles.text}>
              <HeadedText title={item.title} text={item.text} sample={samples.one(item)} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
