import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './CampPlacardsReasons.module.css'
import type { campPlacardsReasons } from './schema'

type Props = PartView<ReturnType<typeof campPlacardsReasons>>

export function CampPlacardsReasons({ id, heading, lead, items }: Props) {
  return (
    <Section id={id} tone="tint" labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} split />
      <ul className={styles.placards}>
        {items.map((item) => (
          <li key={item.title}>
            <div className={styles.placard}>
              <h3>
                <Text>{item.title}</Text>
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
