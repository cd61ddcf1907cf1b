import type { BandView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import styles from './Bento.module.css'
import { BentoTile } from './BentoTile'
import type { bento } from './schema'

type Props = BandView<ReturnType<typeof bento>>

export function Bento({ id, tone, rise, heading, lead, items }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.bento}>
        {items.map((item) => (
          <BentoTile key={item.to} {...item} className={styles[`span${item.span}`]} />
        ))}
      </div>
    </Section>
  )
}
