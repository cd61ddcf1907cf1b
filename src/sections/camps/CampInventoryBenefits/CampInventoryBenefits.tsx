import type { CampView } from '#features/camps/camp-view.ts'
import { NextCampSwitch } from '#features/camps/state/NextCampSwitch.tsx'
import { sampleMarks } from '#lib/sample-marks.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './CampInventoryBenefits.module.css'
import type { campInventoryBenefits } from './schema.ts'

type Props = SectionView<ReturnType<typeof campInventoryBenefits>> & { camps: CampView[] }

export function CampInventoryBenefits({ id, heading, lead, camps }: Props) {
  const samples = sampleMarks(camps.flatMap(({ activities }) => activities))
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <NextCampSwitch camps={camps}>
        {({ activities }) => (
          <ul className={styles.slots}>
            {activities.map((item) => (
              <li key={item.title}>
                <div className={styles.slot} data-thing={item.icon}>
                  <VoxelIcon className={styles.icon} name={item.icon} />
                </div>
                <div>
                  <HeadedText title={item.title} text={item.text} sample={samples.one(item)} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </NextCampSwitch>
    </Section>
  )
}
