import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import styles from './AiMachines.module.css'
import { Machine } from './Machine'
import type { aiMachines } from './schema'

export type AiMachinesProps = PartView<ReturnType<typeof aiMachines>>

export function AiMachines({ id, heading, lead, openLabel, items }: AiMachinesProps) {
  return (
    <Section id={id} rise labelledBy={`${id}-title`} className={styles.hall}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} split />
      <div className={styles.machines}>
        {items.map((item) => (
          <Machine key={item.id} {...item} openLabel={openLabel} />
        ))}
      </div>
    </Section>
  )
}
