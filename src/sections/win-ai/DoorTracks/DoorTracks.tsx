import { sampleMarks } from '@/lib/sample-marks'
import { Section } from '@/ui/Section/Section'
import { SectionHead } from '@/ui/Section/SectionHead'
import { Text } from '@/ui/Text/Text'
import visually from '@/ui/VisuallyHidden/VisuallyHidden.module.css'
import { Door } from './Door'
import styles from './DoorTracks.module.css'
import { Programme } from './Programme'
import type { DoorTracksProps } from './props'

export function DoorTracks({ id, heading, lead, programmesHeading, items }: DoorTracksProps) {
  const samples = sampleMarks(items.map(({ programme }) => programme))
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={samples.all} />
      <ul className={styles.doors} data-swiped="">
        {items.map((item) => (
          <li key={item.id}>
            <Door {...item} />
          </li>
        ))}
      </ul>
      <h2 className={visually.hidden}>
        <Text>{programmesHeading}</Text>
      </h2>
      <ul className={styles.programmes}>
        {items.map((item) => (
          <li key={item.id}>
            <Programme id={item.id} {...item.programme} isMarked={samples.one(item.programme)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
