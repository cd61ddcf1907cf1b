import texts from '#content/interface/camps.json' with { type: 'json' }
import type { CampView } from '#features/camps/camp-view.ts'
import { activitiesByDay } from '#features/camps/state/activities-by-day.ts'
import { classNames } from '#lib/class-names.ts'
import { weekdayLetter } from '#lib/days/format-days.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import columns from '../columns.module.css'
import styles from './CampTowersProgramme.module.css'
import type { campTowersProgramme } from './schema.ts'

type Props = SectionView<ReturnType<typeof campTowersProgramme>> & { camp: CampView }

export function CampTowersProgramme({ id, heading, lead, note, camp }: Props) {
  const towers = activitiesByDay(camp)
  const samples = sampleMarks(towers.map(({ activity }) => activity))
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.city} data-towers={towers.length}>
        <div className={styles.head}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
          {note && (
            <p className={styles.note}>
              <Text>{interpolate(note, { camp: camp.title })}</Text>
            </p>
          )}
        </div>
        <ol className={classNames(columns.columns, styles.towers)}>
          {towers.map(({ day, activity, place }) => (
            <li key={activity.title} {...place}>
              <VoxelIcon className={styles.icon} name={activity.icon} />
              <b>{interpolate(texts.day, { day: weekdayLetter(day) })}</b>
              <HeadedText title={activity.title} text={activity.text} sample={samples.one(activity)} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
