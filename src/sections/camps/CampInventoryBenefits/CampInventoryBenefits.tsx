import type { CampView } from '@/features/camps/camp-view'
import { OneCamp } from '@/features/camps/state/OneCamp'
import { sampleMarks } from '@/lib/sample-marks'
import type { PartView } from '@/sections/section-view'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampInventoryBenefits.module.css'
import type { campInventoryBenefits } from './schema'

type Props = PartView<ReturnType<typeof campInventoryBenefits>> & { camps: CampView[] }

export function CampInventoryBenefits({ id, heading, lead, camps }: Props) {
  const samples = sampleMarks(camps.flatMap(({ activities }) => activities))
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <OneCamp camps={camps}>
        {({ activities }) => (
          <ul className={styles.slots}>
            {activities.map((item) => (
              <li key={item.title}>
                <div className={styles.slot} data-thing={item.icon}>
                  <VoxelIcon className={styles.icon} name={item.icon} />
                </div>
                <div>
                  <h3>
                    <Text>{item.title}</Text>
                    <SampleMark when={samples.one(item)} />
                  </h3>
                  {item.text && (
                    <p>
                      <Text>{item.text}</Text>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </OneCamp>
    </Section>
  )
}
