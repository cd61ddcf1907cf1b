import * as words from '@/content/interface/camps.json'
import type { CampView } from '@/features/camps/camp-view'
import { formatDay, weekdayLetter } from '@/lib/format-days'
import { interpolate } from '@/lib/interpolate'
import type { PartView } from '@/sections/section-view'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import { VoxelIcon } from '@/ui/VoxelIcon/VoxelIcon'
import styles from './CampFlagsProgramme.module.css'
import type { campFlagsProgramme } from './schema'

type Props = PartView<ReturnType<typeof campFlagsProgramme>> & { camp: CampView }

export function CampFlagsProgramme({ id, heading, lead, note, takeHomeLabel, items, camp }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} split />
      {note && (
        <p className={styles.note}>
          <Text>{note}</Text>
        </p>
      )}
      <ol className={styles.rope}>
        {items.map((item, index) => {
          const day = camp.days[index]
          return (
            <li key={item.title} data-day={day}>
              <article className={styles.flag}>
                {day && (
                  <p className={styles.day}>
                    <b>{interpolate(words.day, { day: weekdayLetter(day) })}</b>
                    <time dateTime={day}>{formatDay(day)}</time>
                  </p>
                )}
                <VoxelIcon className={styles.icon} name={item.icon} />
                <h3>
                  <Text>{item.title}</Text>
                </h3>
                <p>
                  <Text>{item.text}</Text>
                </p>
                <p className={styles.home}>
                  <b>
                    <Text>{takeHomeLabel}</Text>
                  </b>
                  <Text>{item.takeHome}</Text>
                </p>
              </article>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
