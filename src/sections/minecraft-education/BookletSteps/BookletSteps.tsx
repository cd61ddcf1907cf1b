import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './BookletSteps.module.css'
import type { bookletSteps } from './schema'

type Props = PartView<ReturnType<typeof bookletSteps>>

export function BookletSteps({ id, heading, lead, adds, steps }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <ol className={styles.booklet}>
        {steps.map((step) => (
          <li className={styles.step} key={step.title}>
            <div className={styles.words}>
              <h3>
                <Text>{step.title}</Text>
              </h3>
              <p>
                <Text>{step.text}</Text>
              </p>
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
