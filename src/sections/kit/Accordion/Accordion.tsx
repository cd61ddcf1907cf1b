import type { KitSectionView } from '#sections/section-view.ts'
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import styles from './Accordion.module.css'
import type { accordion } from './schema.ts'

type Props = KitSectionView<ReturnType<typeof accordion>>

export function Accordion({ id, tone, rise, heading, lead, items }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <div className={styles.columns}>
        <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
        <div className={styles.items}>
          {items.map((item) => (
            <Disclosure key={item.title} id={item.id} group={id} title={<Text>{item.title}</Text>}>
              {item.text.map((paragraph) => (
                <p key={paragraph}>
                  <Text>{paragraph}</Text>
                </p>
              ))}
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  )
}
