import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import styles from './CampPlacardsReasons.module.css'
import type { campPlacardsReasons } from './schema.ts'

type Props = SectionView<ReturnType<typeof campPlacardsReasons>>

export function CampPlacardsReasons({ id, heading, lead, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ul className={styles.placards}>
        {items.map((item) => (
          <li key={item.title}>
            <HeadedText title={item.title} text={item.text} sample={samples.one(item)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
