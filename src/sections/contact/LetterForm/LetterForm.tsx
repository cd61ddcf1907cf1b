import type { ReactNode } from 'react'
import type { SectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import { Address } from './Address.tsx'
import styles from './LetterForm.module.css'
import { OpeningHours } from './OpeningHours.tsx'
import type { letterForm } from './schema.ts'

interface Props extends Omit<SectionView<ReturnType<typeof letterForm>>, 'notice'> {
  /** The form. */
  children: ReactNode
}

export function LetterForm({ id, heading, lead, address, hours, shortcuts, children }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className={styles.columns}>
        <div>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
          <div className={styles.letter} data-scheme="light">
            <span className={styles.stamp} aria-hidden="true">
              <VoxelIcon name="castle" />
            </span>
            {children}
          </div>
        </div>
        <div className={styles.details} data-scheme="light">
          <Address {...address} />
          <OpeningHours {...hours} />
          <section aria-labelledby={`${id}-shortcuts`}>
            <h3 id={`${id}-shortcuts`}>
              <Text>{shortcuts.heading}</Text>
            </h3>
            <ul className={styles.holes}>
              {shortcuts.links.map(({ icon, action }) => (
                <li key={action.label}>
                  <VoxelIcon name={icon} />
                  <ActionLink {...action} look="link" />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Section>
  )
}
