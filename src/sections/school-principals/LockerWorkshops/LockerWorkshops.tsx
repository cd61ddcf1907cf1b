import { classNames } from '#lib/class-names.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { PartView } from '#sections/section-view.ts'
import { Actions } from '#ui/Actions/Actions.tsx'
import { ActionLink } from '#ui/Button/ActionLink.tsx'
import shared from '#ui/HeroWords/lead.module.css'
import { SampleMark } from '#ui/SampleMark/SampleMark.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { TitledText } from '#ui/TitledText/TitledText.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './LockerWorkshops.module.css'
import type { lockerWorkshops } from './schema.ts'

type Props = PartView<ReturnType<typeof lockerWorkshops>>

export function LockerWorkshops({ id, heading, lead, action, more, items }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.corridor}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2>
            <span id={`${id}-title`}>
              <Text>{heading}</Text>
            </span>
            <SampleMark when={samples.all} block />
          </h2>
          <p className={classNames(shared.lead, styles.lead)}>
            <Text>{lead}</Text>
          </p>
          <Actions apart className={styles.actions}>
            <ActionLink {...action} />
            <ActionLink {...more} />
          </Actions>
        </div>
        <ul className={styles.lockers} data-swiped="">
          {items.map((item) => (
            <li key={item.id}>
              <VoxelIcon className={styles.icon} name={item.icon} />
              <TitledText title={item.title} text={item.text} sample={samples.one(item)} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
