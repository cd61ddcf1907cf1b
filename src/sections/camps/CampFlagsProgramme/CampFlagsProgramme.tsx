import * as words from '@/content/interface/camps.json'
import type { CampView } from '@/features/camps/camp-view'
import { byDay } from '@/features/camps/state/by-day'
import { formatDay, weekdayLetter } from '@/lib/days/format-days'
import { sampleMarks } from '@/lib/sample-marks'
import { interpolate } from '@/lib/text/interpolate'
import type { PartView } from '@/sections/section-view'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampFlagsProgramme.module.css'
import type { campFlagsProgramme } from './schema'

type Props = PartView<ReturnType<typeof campFlagsProgramme>> & { camp: CampView }

export function CampFlagsProgramme({ id, heading, lead, note, takeHomeLabel, camp }: Props) {
  const days = byDay(camp)
  const samples = sampleMarks(days.map(({ activity }) => activity))
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      {note && (
        <p className={styles.note}>
          <Text>{note}</Text>
        </p>
      )}
      <ol className={styles.rope}>
        {days.map(({ day, activity, place }) => (
          <li key={activity.title} data-day={day} {...place}>
            <article className={styles.flag}>
              <p className={styles.day}>
                <b>{interpolate(words.day, { day: weekdayLetter(day) })}</b>
                <time dateTime={day}>{formatDay(day)}</time>
              </p>
              <VoxelIcon className={styles.icon} name={activity.icon} />
              <h3>
                <Text>{activity.title}</Text>
                <SampleMark when={samples.one(activity)} />
              </h3>
              {activity.text && (
                <p>
                  <Text>{activity.text}</Text>
                </p>
              )}
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
