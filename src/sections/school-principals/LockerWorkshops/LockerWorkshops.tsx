import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './LockerWorkshops.module.css'
import type { lockerWorkshops } from './schema'

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
          <p className={styles.lead}>
            <Text>{lead}</Text>
          </p>
          <div className={styles.actions}>
            <ActionLink {...action} />
            <ActionLink {...more} />
          </div>
        </div>
        <ul className={styles.lockers} data-swiped="">
          {items.map((item) => (
            <li key={item.id}>
              <VoxelIcon className={styles.icon} name={item.icon} />
              <h3>
                <Text>{item.title}</Text>
                <SampleMark when={samples.one(item)} />
              </h3>
              <p>
                <Text>{item.text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
