import type { SectionView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import styles from './AiMachines.module.css'
import { Machine } from './Machine'
import type { aiMachinesSection } from './schema'

export type AiMachinesProps = SectionView<ReturnType<typeof aiMachinesSection>>

export function AiMachines({ id, rise, heading, lead, openLabel, items, name }: AiMachinesProps) {
  return (
    <Section id={id} rise={rise} labelledBy={`${name}-title`} className={styles.hall}>
      <SectionHead id={`${name}-title`} heading={heading} lead={lead} split />
      <div className={styles.machines}>
        {items.map((item) => (
          <Machine key={item.id} {...item} openLabel={openLabel} />
        ))}
      </div>
    </Section>
  )
}
