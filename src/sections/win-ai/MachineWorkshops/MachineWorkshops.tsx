import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Machine } from './Machine.tsx'
import styles from './MachineWorkshops.module.css'
import type { MachineWorkshopsProps } from './props.ts'

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
