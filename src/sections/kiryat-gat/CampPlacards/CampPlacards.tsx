import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './CampPlacards.module.css'
import type { campPlacardsSection } from './schema'

type Props = SectionView<ReturnType<typeof campPlacardsSection>>

export function CampPlacards({ id, tone, rise, heading, lead, items, name }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`} className={styles.section}>
      <SectionHead id={`${name}-title`} heading={heading} lead={lead} split />
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
