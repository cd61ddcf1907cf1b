import type { SectionView } from '@/sections/section-view'
import { Disclosure } from '@/ui/Disclosure/Disclosure'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import styles from './Accordion.module.css'
import type { accordionSection } from './schema'

type Props = SectionView<ReturnType<typeof accordionSection>>

export function Accordion({ id, tone, rise, heading, lead, items, name }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${name}-title`}>
      <div className={styles.columns}>
        <SectionHead id={`${name}-title`} heading={heading} lead={lead} />
        <div className={styles.items}>
          {items.map((item) => (
            <Disclosure key={item.title} id={item.id} group={name} title={<Text>{item.title}</Text>}>
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
