import { classNames } from '#lib/class-names.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import shared from '#ui/HeroText/HeroText.module.css'
import { Section } from '#ui/Section/Section.tsx'
import { SectionTitle } from '#ui/Section/SectionTitle.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './LockerWorkshops.module.css'
import type { lockerWorkshops } from './schema.ts'

type Props = SectionView<ReturnType<typeof lockerWorkshops>>

export function LockerWorkshops({ id, heading, lead, action, more, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.corridor}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <SectionTitle id={`${id}-title`} samples={samples.all}>
            {heading}
          </SectionTitle>
          <p className={classNames(shared.lead, styles.lead)}>
            <Text>{lead}</Text>
          </p>
          <Actions gap="apart" className={styles.actions}>
            <ActionLink {...action} />
            <ActionLink {...more} />
          </Actions>
        </div>
        <ul className={styles.lockers} data-swiped="">
          {items.map((item) => (
            <li key={item.id}>
              <VoxelIcon className={styles.icon} name={item.icon} />
              <HeadedText title={item.title} text={item.text} sample={samples.one(item)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
