import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './PlotSteps.module.css'
import type { plotSteps } from './schema.ts'

type Props = SectionView<ReturnType<typeof plotSteps>>

export function PlotSteps({ id, heading, lead, steps }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.mat} data={{ 'data-only': 'screen' }}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <ol className={styles.steps}>
        {steps.map((step, number) => (
          <li key={step.title}>
            <VoxelIcon className={styles.plot} name={`plot${number + 1}`} night />
            <div>
              <HeadedText title={step.title} text={step.text} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
