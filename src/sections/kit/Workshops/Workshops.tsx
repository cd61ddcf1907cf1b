import { sampleMarks } from '@/lib/sample-marks'
import type { BandView } from '@/sections/section-view'
import { ActionLink } from '@/ui/Button/ActionLink'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import type { workshops } from './schema'
import styles from './Workshops.module.css'

type Props = BandView<ReturnType<typeof workshops>>

export function Workshops({ id, tone, rise, heading, lead, items, action }: Props) {
  const samples = sampleMarks(items)
  return (
    <Section id={id} tone={tone} rise={rise} labelledBy={`${id}-title`}>
      <div className={styles.beside}>
        <div className={styles.words}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
          <ActionLink {...action} />
        </div>
        <ul className={styles.list}>
          {items.map((workshop) => (
            <li key={workshop.id}>
              <VoxelIcon className={styles.icon} name={workshop.icon} />
              <h3>
                <Text>{workshop.title}</Text>
                <SampleMark when={samples.one(workshop)} />
              </h3>
              <p>
                <Text>{workshop.text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
