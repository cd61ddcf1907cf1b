import type { KitSectionView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import styles from './Bento.module.css'
import { BentoTile } from './BentoTile.tsx'
import type { bento } from './schema.ts'

type Props = KitSectionView<ReturnType<typeof bento>>

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
