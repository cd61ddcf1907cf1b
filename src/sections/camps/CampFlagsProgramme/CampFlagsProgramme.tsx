import texts from '#content/interface/camps.json' with { type: 'json' }
import type { CampView } from '#features/camps/camp-view.ts'
import { activitiesByDay } from '#features/camps/state/activities-by-day.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay, weekdayLetter } from '#lib/days/format-days.ts'
import { sampleMarks } from '#lib/sample-marks.ts'
import { interpolate } from '#lib/text/interpolate.ts'
import type { SectionView } from '#sections/section-view.ts'
import { HeadedText } from '#ui/HeadedText/HeadedText.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import columns from '../columns.module.css'
import styles from './CampFlagsProgramme.module.css'
import type { campFlagsProgramme } from './schema.ts'

type Props = SectionView<ReturnType<typeof campFlagsProgramme>> & { camp: CampView }

export function CampFlagsProgramme({ id, heading, lead, note, takeHomeLabel, camp }: Props) {
  const days = activitiesByDay(camp)
  const samples = sampleMarks(days.map(({ activity }) => activity))
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      {note && (
        <p className={styles.note}>
          <Text>{note}</Text>
        </p>
      )}
      <ol className={classNames(columns.columns, styles.rope)}>
        {days.map(({ day, activity, place }) => (
          <li key={activity.title} data-day={day} {...place}>
            <article className={styles.flag}>
              <p className={styles.day}>
                <b>{interpolate(texts.day, { day: weekdayLetter(day) })}</b>
                <time dateTime={day}>{formatDay(day)}</time>
              </p>
              <VoxelIcon className={styles.icon} name={activity.icon} />
              <HeadedText title={activity.title} text={activity.text} sample={samples.one(activity)} />
              {activity.takeHome && (
                <p className={styles.home}>
                  <b>
                    <Text>{takeHomeLabel}</Text>
                  </b>
                  <Text>{activity.takeHome}</Text>
                </p>
              )}
            </article>
          </li>
        ))}
      </ol>
    </Section>
  )
}
