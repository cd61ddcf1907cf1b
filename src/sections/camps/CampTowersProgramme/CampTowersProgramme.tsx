import * as words from '@/content/interface/camps.json'
import type { CampView } from '@/features/camps/camp-view'
import { byDay } from '@/features/camps/state/by-day'
import { weekdayLetter } from '@/lib/days/format-days'
import { sampleMarks } from '@/lib/sample-marks'
import { interpolate } from '@/lib/text/interpolate'
import type { PartView } from '@/sections/section-view'
import { SampleMark } from '@/ui/SampleMark/SampleMark'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampTowersProgramme.module.css'
import type { campTowersProgramme } from './schema'

type Props = PartView<ReturnType<typeof campTowersProgramme>> & { camp: CampView }

export function CampTowersProgramme({ id, heading, lead, note, camp }: Props) {
  const towers = byDay(camp)
  const samples = sampleMarks(towers.map(({ activity }) => activity))
  return (
    <Section id={id} rise labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.city} data-towers={towers.length}>
        <div className={styles.head}>
          <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
          {note && (
            <p className={styles.note}>
              <Text>{note}</Text>
            </p>
          )}
        </div>
        <ol className={styles.towers}>
          {towers.map(({ day, activity, place }) => (
            <li key={activity.title} {...place}>
              <VoxelIcon className={styles.icon} name={activity.icon} />
              <b>{interpolate(words.day, { day: weekdayLetter(day) })}</b>
              <h3>
                <Text>{activity.title}</Text>
                <SampleMark when={samples.one(activity)} />
              </h3>
              {activity.text && (
                <p>
                  <Text>{activity.text}</Text>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
