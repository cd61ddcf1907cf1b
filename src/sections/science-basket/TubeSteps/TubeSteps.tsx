import { classNames } from '@/lib/class-names'
import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import elements from '../elements.module.css'
import type { tubeSteps } from './schema'
import styles from './TubeSteps.module.css'

type Props = PartView<ReturnType<typeof tubeSteps>>

export function TubeSteps({ id, heading, items }: Props) {
  return (
    <Section id={id} tone="night" labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} />
      <ol className={classNames(styles.rack, elements.inTurn)}>
        {items.map((item, index) => (
          <li key={item.title}>
            <span className={styles.tube} aria-hidden="true">
              {index + 1}
            </span>
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
