import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Machine } from './Machine'
import styles from './MachineWorkshops.module.css'
import type { MachineWorkshopsProps } from './props'

export function MachineWorkshops({ id, heading, lead, openLabel, items }: MachineWorkshopsProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.hall}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <div className={styles.machines}>
        {items.map((item) => (
          <Machine key={item.id} {...item} openLabel={openLabel} />
        ))}
      </div>
    </Section>
  )
}
