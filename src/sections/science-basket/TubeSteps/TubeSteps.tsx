import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import elements from '../elements.module.css'
import type { tubeSteps } from './schema.ts'
import styles from './TubeSteps.module.css'

type Props = SectionView<ReturnType<typeof tubeSteps>>

export function TubeSteps({ id, heading, items }: Props) {
  return (
    <Section id={id} tone="night" labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} />
      <ol className={classNames(styles.steps, elements.inTurn)}>
        {items.map((item, index) => (
          <li key={item.title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <HeadedText title={item.title} text={item.text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
