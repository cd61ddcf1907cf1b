import type { SectionView } from '#sections/section-view.ts'
import { Picture } from '#ui/Picture/Picture.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './ClimbingMethod.module.css'
import type { climbingMethod } from './schema.ts'

type Props = SectionView<ReturnType<typeof climbingMethod>>

export function ClimbingMethod({ id, heading, rhythm, note, holds, climber }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <SectionHead id={`${id}-title`} heading={heading} />
          <ol className={styles.rhythm}>
            {rhythm.map((beat) => (
              <li key={beat.english}>
                <b lang="en" dir="ltr">
                  {beat.english}
                </b>
                <Text>{beat.text}</Text>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.wall}>
          <VoxelIcon className={styles.flag} name="flag" />
          <p className={styles.note}>
            <Text>{note}</Text>
          </p>
          <ol className={styles.holds}>
            {holds.map((hold, number) => (
              <li key={hold.title}>
                <h3>
                  <Text>{hold.title}</Text>
                </h3>
                <p lang="en" dir="ltr">
                  {hold.english}
                </p>
                {number === 1 && <Picture className={styles.climber} picture={climber} sizes="11rem" cutout />}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
