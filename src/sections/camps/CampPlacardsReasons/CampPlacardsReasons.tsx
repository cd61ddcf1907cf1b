import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './CampPlacardsReasons.module.css'
import type { campPlacardsReasons } from './schema'

type Props = PartView<ReturnType<typeof campPlacardsReasons>>

export function CampPlacardsReasons({ id, heading, lead, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ul className={styles.placards}>
        {items.map((item) => (
          <li key={item.title}>
            <div className={styles.placard}>
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
      </ul>
      <div className={styles.crowd} aria-hidden="true" />
    </Section>
  )
}
