import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './PlotSteps.module.css'
import type { plotSteps } from './schema'

type Props = PartView<ReturnType<typeof plotSteps>>

export function PlotSteps({ id, heading, lead, steps }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.mat}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <ol className={styles.steps}>
        {steps.map((step, number) => (
          <li key={step.title}>
            <VoxelIcon className={styles.plot} name={`plot${number + 1}`} night />
            <div>
              <h3>
                <Text>{step.title}</Text>
              </h3>
              <p>
                <Text>{step.text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
