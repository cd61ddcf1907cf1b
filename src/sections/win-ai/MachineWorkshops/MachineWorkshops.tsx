import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Machine } from './Machine'
import styles from './MachineWorkshops.module.css'
import type { machineWorkshops } from './schema'

export type MachineWorkshopsProps = PartView<ReturnType<typeof machineWorkshops>>

export function MachineWorkshops({ id, heading, lead, openLabel, items }: MachineWorkshopsProps) {
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
