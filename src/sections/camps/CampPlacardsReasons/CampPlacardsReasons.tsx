import { sampleMarks } from '#lib/sample-marks.ts'
import type { PartView } from '#sections/section-view.ts'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './CampPlacardsReasons.module.css'
import type { campPlacardsReasons } from './schema.ts'

type Props = PartView<ReturnType<typeof campPlacardsReasons>>

export function CampPlacardsReasons({ id, heading, lead, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ul className={styles.placards}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>
              <Text>{item.title}</Text>
              <SampleMark when={samples.one(item)} />
            </h3>
            <p>
              <Text>{item.text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
