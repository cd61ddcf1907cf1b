import { classNames } from '#lib/class-names.ts'
import type { SectionView } from '#sections/section-view.ts'
import unfold from '#ui/Disclosure/unfold.module.css'
import { Section } from '#ui/Section/Section.tsx'
import { SectionHead } from '#ui/Section/SectionHead.tsx'
import { Text } from '#ui/Text/Text.tsx'
import { VoxelIcon } from '#ui/VoxelIcon/VoxelIcon.tsx'
import styles from './StoreyTracks.module.css'
import type { storeyTracks } from './schema.ts'

type Props = SectionView<ReturnType<typeof storeyTracks>>

export function StoreyTracks({ id, heading, lead, tracks, sample }: Props) {
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} heading={heading} lead={lead} samples={sample} />
      <div className={styles.house}>
        {tracks.map((track, floor) => (
          <Storey key={track.id} group={id} ground={floor === 0} {...track} />
        ))}
        <VoxelIcon className={styles.flag} name="flag" />
      </div>
    </Section>
  )
}

type StoreyProps = Props['tracks'][number] & { group: string; ground: boolean }

function Storey({ id, group, ground, level, title, sentence, text, points, end }: StoreyProps) {
  return (
    <details className={classNames(unfold.unfolds, styles.storey)} id={id} name={group} open={ground}>
      <summary>
        <span className={styles.level} lang="en" dir="ltr">
          {level}
        </span>
        <h3>
          <Text>{title}</Text>
        </h3>
        <span className={styles.windows} lang="en" dir="ltr" aria-hidden="true">
          {sentence.split(' ').map((word, place) => (
            <i key={`${word}${place}`}>{word}</i>
          ))}
        </span>
        {ground && <VoxelIcon className={styles.kids} name="kids" />}
      </summary>
      <div className={styles.room}>
        <p>
          <Text>{text}</Text>
        </p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Text>{point}</Text>
            </li>
          ))}
        </ul>
        <p className={styles.end}>
          <Text>{end.label}</Text>
          <b lang="en" dir="ltr">
            {end.english}
          </b>
        </p>
      </div>
    </details>
  )
}
