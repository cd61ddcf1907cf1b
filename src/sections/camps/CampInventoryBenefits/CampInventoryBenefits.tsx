import type { CampView } from '#features/camps/camp-view.ts'
import { OneCamp } from '#features/camps/state/OneCamp.tsx'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { PartView } from '#sections/section-view.ts'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { TitledText } from '#ui/TitledText/TitledText.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './CampInventoryBenefits.module.css'
import type { campInventoryBenefits } from './schema.ts'

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
                  <TitledText title={item.title} text={item.text} sample={samples.one(item)} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </OneCamp>
    </Section>
  )
}
