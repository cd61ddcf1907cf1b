import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import styles from './AiPaths.module.css'
import { Door } from './Door'
import { Programme } from './Programme'
import type { aiPathsSection } from './schema'

export type AiPathsProps = SectionView<ReturnType<typeof aiPathsSection>>

export function AiPaths({ id, tone, rise, heading, lead, programmesHeading, items, name }: AiPathsProps) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`}>
      <SectionHead id={`${name}-title`} heading={heading} lead={lead} split />
      <ul className={styles.doors}>
        {items.map((item) => (
          <li key={item.id}>
            <Door {...item} />
          </li>
        ))}
      </ul>
      <h2 className={visually.hidden}>
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
