import { sampleMarks } from '#lib/sample-marks.ts'
import type { KitSectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import type { workshops } from './schema.ts'
import styles from './Workshops.module.css'

type Props = KitSectionView<ReturnType<typeof workshops>>

export function Workshops({ id, tone, rise, heading, lead, items, action }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <div className={styles.beside}>
        <div className={styles.text}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
          <ActionLink {...action} />
        </div>
        <ul className={styles.list}>
          {items.map((workshop) => (
            <li key={workshop.id}>
              <VoxelIcon className={styles.icon} name={workshop.icon} />
              <HeadedText title={workshop.title} text={workshop.text} sample={samples.one(workshop)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
