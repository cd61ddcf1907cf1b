import type { KitSectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './RichText.module.css'
import type { richText } from './schema.ts'

type Props = KitSectionView<ReturnType<typeof richText>>

export function RichText({ id, tone, rise, heading, lead, paragraphs }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <div className={styles.columns}>
        <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Text>{paragraph}</Text>
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
