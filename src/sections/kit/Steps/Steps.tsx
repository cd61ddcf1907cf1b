import type { KitSectionView } from '#sections/section-view.ts'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './Steps.module.css'
import type { steps } from './schema.ts'

type Props = KitSectionView<ReturnType<typeof steps>>

export function Steps({ id, tone, rise, heading, lead, items, action }: Props) {
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} />
      <ol className={styles.steps}>
        {items.map((item, index) => (
          <li key={item.title}>
            <VoxelIcon className={styles.numeral} name={`n${index + 1}`} />
            <HeadedText title={item.title} text={item.text} />
          </li>
        ))}
      </ol>
      {action && (
        <div className={styles.action}>
          <ActionLink {...action} />
        </div>
      )}
    </Section>
  )
}
