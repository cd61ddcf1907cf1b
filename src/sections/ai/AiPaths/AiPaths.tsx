import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './AiPaths.module.css'
import { Door } from './Door'
import { Programme } from './Programme'
import type { aiPaths } from './schema'

export type AiPathsProps = PartView<ReturnType<typeof aiPaths>>

export function AiPaths({ id, heading, lead, programmesHeading, items }: AiPathsProps) {
  return (
    <Section id={id} rise labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} split />
      <ul className={styles.doors}>
        {items.map((item) => (
          <li key={item.id}>
            <Door {...item} />
          </li>
        ))}
      </ul>
      <h2 className={styles.hidden}>
        <Text>{programmesHeading}</Text>
      </h2>
      <ul className={styles.programmes}>
        {items.map((item) => (
          <li key={item.id}>
            <Programme id={item.id} {...item.programme} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
