import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './BookletSteps.module.css'
import type { bookletSteps } from './schema.ts'

type Props = SectionView<ReturnType<typeof bookletSteps>>

export function BookletSteps({ id, heading, lead, adds, steps }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <ol className={styles.booklet}>
        {steps.map((step) => (
          <li className={styles.step} key={step.title}>
            <div className={styles.text}>
              <HeadedText title={step.title} text={step.text} />
              <p className={styles.part}>
                <Text>{adds}</Text>{' '}
                <b>
                  <Text>{step.part}</Text>
                </b>
              </p>
            </div>
            <VoxelIcon className={styles.drawing} name={step.icon} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
